import type { ConnectionName } from '@atrium/api-client/contract';
import type { DatabaseHandle, SecretKey } from '../../platform';
import { findTests, removeTest } from './connection-test.repository';
import { isMarked } from './secret-mark';

/** What a section says of a connection that can be tested with what it holds. */
export interface TestedConnection<Data = Record<string, unknown>> {
  readonly connection: ConnectionName;
  /** Place of its secret in the section. */
  readonly secret: string;
  /** The settings that a test depends on, without the secret; changing one makes the connection untested. */
  settings(data: Data): Record<string, unknown>;
}

interface SavedSecrets {
  readonly keys: readonly SecretKey[];
  readonly tenantId: string;
  readonly connections: readonly Pick<TestedConnection, 'connection' | 'secret'>[];
  readonly set: Readonly<Record<string, string>>;
  readonly removed: readonly string[];
}

/** Forgets the tests that were made with another secret than the one that is kept from now on. */
export async function forgetTestsOfOtherSecrets(db: DatabaseHandle, saved: SavedSecrets): Promise<void> {
  const { keys, tenantId, connections, set, removed } = saved;
  const changed = connections.filter(({ secret }) => secret in set || removed.includes(secret));
  if (changed.length === 0) return;
  const tests = await findTests(db, tenantId);
  for (const { connection, secret } of changed) {
    const mark = tests.find((test) => test.connection === connection)?.secretMark;
    const value = set[secret];
    const isSame = mark !== undefined && value !== undefined && isMarked(keys, { tenantId, connection }, value, mark);
    if (!isSame) await removeTest(db, tenantId, connection);
  }
}
