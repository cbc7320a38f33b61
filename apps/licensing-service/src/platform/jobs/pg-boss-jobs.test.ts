import { afterEach, describe, expect, it, vi } from 'vitest';
import { Type } from 'typebox';
import { asService, inScope } from '../database/scope';
import { createLog } from '../log';
import type { Dependencies } from '../../composition';
import { openTestDatabase } from '../../testing/test-database';
import { defineJob, type Job } from './job';
import { openPgBossJobs } from './pg-boss-jobs';

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

async function open(jobs: readonly Job[]) {
  const opened = await openTestDatabase();
  closing.push(() => opened.close());
  const queue = await openPgBossJobs(opened.client, jobs, createLog('silent'));
  closing.push(() => queue.stop(1000));
  return { ...opened, queue };
}

const greeted: string[] = [];

const greet = defineJob({
  name: 'greet',
  schema: Type.Object({ name: Type.String() }),
  queue: { retryLimit: 3, retryDelay: 1 },
  run: async (_context, { name }) => {
    greeted.push(name);
    if (greeted.filter((other) => other === name).length < 2) throw new Error('not yet');
  },
});

describe('pg-boss job queue', () => {
  it('runs jobs of committed transactions with retries, and none of rolled-back ones', async () => {
    const { database, queue } = await open([greet]);
    const completed = vi.fn<() => void>();
    queue.onCompleted(completed);
    await queue.work([greet], {} as Dependencies);
    await expect(
      asService(database, 'job', async (tx) => {
        await queue.enqueue(tx, greet, { name: 'Nobody' });
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    await asService(database, 'job', (tx) => queue.enqueue(tx, greet, { name: 'Ana' }));
    await vi.waitFor(() => expect(greeted).toEqual(['Ana', 'Ana']), { timeout: 15_000 });
    await vi.waitFor(() => expect(completed).toHaveBeenCalledTimes(1));
  });

  it('processes a backlog without waiting between jobs', async () => {
    const names: string[] = [];
    const note = defineJob({ ...greet, name: 'note', run: async (_context, { name }) => void names.push(name) });
    const { database, queue } = await open([note]);
    await asService(database, 'job', async (tx) => {
      for (let count = 1; count <= 20; count += 1) await queue.enqueue(tx, note, { name: String(count) });
    });
    await queue.work([note], {} as Dependencies);
    await vi.waitFor(() => expect(names).toHaveLength(20), { timeout: 15_000 });
  });

  it('accepts jobs from a user’s transaction', async () => {
    const { database, queue } = await open([greet]);
    const userId = '0199a000-0000-7000-8000-000000000001';
    await inScope(database, { userId }, (tx) => queue.enqueue(tx, greet, { name: 'Miha' }));
  });
});
