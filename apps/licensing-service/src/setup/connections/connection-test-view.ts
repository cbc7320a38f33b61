import { isDeepStrictEqual } from 'node:util';
import type { ConnectionTest } from '@atrium/api-client/contract';
import type { TestRow } from './connection-test.repository';
import type { TestedConnection } from './tested-connection';

/** Milliseconds after which a running test counts as interrupted, for example by a crash. */
const longestTest = 15_000;

export function viewTest(row: TestRow): ConnectionTest {
  const { connection, state, stages, reference, startedAt, endedAt } = row;
  return {
    connection,
    state,
    stages,
    reference,
    started_at: startedAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
  };
}

interface KeptConnection {
  readonly tested: TestedConnection;
  /** Saved data of its section. */
  readonly data: Record<string, unknown>;
}

/** The tests that are still valid: run with the saved settings and not interrupted. */
export function viewTests(rows: readonly TestRow[], kept: readonly KeptConnection[], now: Date): ConnectionTest[] {
  return kept.flatMap(({ tested, data }) => {
    const row = rows.find(({ connection }) => connection === tested.connection);
    if (row === undefined || !isDeepStrictEqual(row.settings, tested.settings(data))) return [];
    const cutOff = row.state === 'testing' && now.getTime() - row.startedAt.getTime() > longestTest;
    return cutOff ? [] : [viewTest(row)];
  });
}
