import { isDeepStrictEqual } from 'node:util';
import type { ConnectionTest } from '@atrium/api-client/contract';
import type { TestRow } from './connection-test.repository';
import type { TestableConnection } from './testable-connection';

/** Milliseconds after which a running test counts as interrupted, for example by a crash. */
const maximumDuration = 15_000;

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

interface SavedConnection {
  readonly testable: TestableConnection;
  /** Saved data of its section. */
  readonly data: Record<string, unknown>;
}

/** The tests that are still valid: run with the saved settings and not interrupted. */
export function viewTests(rows: readonly TestRow[], saved: readonly SavedConnection[], now: Date): ConnectionTest[] {
  return saved.flatMap(({ testable, data }) => {
    const row = rows.find(({ connection }) => connection === testable.connection);
    if (row === undefined || !isDeepStrictEqual(row.settings, testable.settings(data))) return [];
    const isInterrupted = row.state === 'testing' && now.getTime() - row.startedAt.getTime() > maximumDuration;
    return isInterrupted ? [] : [viewTest(row)];
  });
}
