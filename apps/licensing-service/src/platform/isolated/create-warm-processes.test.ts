import { expect, it, vi } from 'vitest';
import type { WarmTestTask } from '../../testing/documents/warm-test-worker';
import { createWarmProcesses } from './create-warm-processes';
import type { WarmResult } from './start-warm-process';

const megabyte = 1024 * 1024;
const worker = '../../testing/documents/warm-test-worker';
const limits = {
  atOnce: 1,
  waiting: 1,
  memory: 200 * megabyte,
  restingMemory: 190 * megabyte,
  milliseconds: 1000,
  uses: 3,
  idleMilliseconds: 60_000,
};

const start = (changed: Partial<typeof limits> = {}) => {
  const run = createWarmProcesses<number>(worker, { ...limits, ...changed });
  return (task: WarmTestTask) => run(task);
};
const processOf = (answer: WarmResult<number>) => ('result' in answer ? answer.result : answer.failure);

it('keeps a process for the next tasks, and replaces it when it is worn out', async () => {
  const run = start();
  const answers = [await run('answer'), await run('answer'), await run('answer'), await run('answer')].map(processOf);
  expect(new Set(answers.slice(0, 3)).size).toBe(1);
  expect(answers[3]).not.toBe(answers[0]);
});

it.each([
  ['loop', 'too_costly'],
  ['wait', 'too_costly'],
  ['grow', 'too_costly'],
  ['throw', 'crashed'],
  ['exit', 'crashed'],
] as const)('survives a task that would %s', async (task, failure) => {
  const run = start();
  expect(processOf(await run(task))).toBe(failure);
  expect(processOf(await run('answer'))).toEqual(expect.any(Number));
});

it('replaces a process that holds much memory', async () => {
  const run = start({ restingMemory: 1 });
  expect(processOf(await run('answer'))).not.toBe(processOf(await run('answer')));
});

it('ends a process that has nothing to do', async () => {
  const run = start({ idleMilliseconds: 1 });
  const first = Number(processOf(await run('answer')));
  await vi.waitFor(() => expect(() => process.kill(first, 0)).toThrow());
  expect(processOf(await run('answer'))).not.toBe(first);
});

it('says that a worker did not start', async () => {
  const run = createWarmProcesses<number>('../../testing/documents/no-such-worker', limits);
  expect(processOf(await run('answer'))).toBe('not_started');
});
