import type { ConnectionName } from '@atrium/api-client/contract';
import type { DatabaseHandle, SecretKey } from '../../platform';
import { findTests, removeTest } from './connection-test.repository';
import { matchesFingerprint } from './secret-fingerprint';

/** A connection that can be tested with a section's data. */
export interface TestableConnection<Data = Record<string, unknown>> {
  readonly connection: ConnectionName;
  /** Path of its secret in the section. */
  readonly secret: string;
  /** The settings a test depends on, without the secret. Changing one invalidates the test. */
  settings(data: Data): Record<string, unknown>;
}

interface SavedSecrets {
  readonly keys: readonly SecretKey[];
  readonly tenantId: string;
  readonly connections: readonly Pick<TestableConnection, 'connection' | 'secret'>[];
  readonly set: Readonly<Record<string, string>>;
  readonly removed: readonly string[];
}

/** Deletes tests that used a secret other than the newly saved one. */
export async function deleteOutdatedTests(db: DatabaseHandle, saved: SavedSecrets): Promise<void> {
  const { keys, tenantId, connections, set, removed } = saved;
  const changed = connections.filter(({ secret }) => secret in set || removed.includes(secret));
  if (changed.length === 0) return;
  const tests = await findTests(db, tenantId);
  for (const { connection, secret } of changed) {
    const fingerprint = tests.find((test) => test.connection === connection)?.secretFingerprint;
    const value = set[secret];
    const isSame =
      fingerprint !== undefined &&
      value !== undefined &&
      matchesFingerprint(keys, { tenantId, connection }, value, fingerprint);
    if (!isSame) await removeTest(db, tenantId, connection);
  }
}
