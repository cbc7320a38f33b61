import { runSideBySide, type Task } from '@atrium/commands/side-by-side';
import { describe, expect, test } from 'vitest';

/** Runs tasks on a simulated clock, and returns when each started. */
async function timetable(tasks: readonly Task[], cores: number): Promise<Record<string, number>> {
  let now = 0;
  const began: Record<string, number> = {};
  const ends: { at: number; task: Task; end: () => void }[] = [];
  const all = runSideBySide(tasks, cores, (name) => {
    began[name] = now;
    const task = tasks.find((one) => one.name === name) ?? { name, seconds: 0 };
    return new Promise<void>((end) => ends.push({ at: now + task.seconds, task, end }));
  });
  const left = new Set(tasks);
  void all.catch(() => left.clear());
  while (left.size > 0) {
    await new Promise((resolve) => setImmediate(resolve));
    ends.sort((a, b) => a.at - b.at);
    const next = ends.shift();
    if (next === undefined) continue;
    now = next.at;
    left.delete(next.task);
    next.end();
  }
  await all;
  return began;
}

describe('runSideBySide', () => {
  test('starts the longest task that fits first, and fills the free seat with a shorter one', async () => {
    const tasks = [
      { name: 'short', seconds: 10 },
      { name: 'wide', wide: true, seconds: 100 },
      { name: 'wider', wide: true, seconds: 50 },
      { name: 'narrow', seconds: 80 },
    ];
    expect(await timetable(tasks, 2)).toEqual({ wide: 0, narrow: 0, short: 80, wider: 100 });
  });

  test('starts a task after the tasks that it needs', async () => {
    const tasks = [
      { name: 'build', wide: true, seconds: 70 },
      { name: 'packages', seconds: 100, after: ['build'] },
      { name: 'kills', seconds: 90 },
    ];
    expect(await timetable(tasks, 2)).toEqual({ kills: 0, build: 0, packages: 70 });
  });

  test('runs at most one more narrow task than there are cores', async () => {
    const tasks = ['one', 'two', 'three', 'four'].map((name, index) => ({ name, seconds: 10 - index }));
    expect(await timetable(tasks, 2)).toEqual({ one: 0, two: 0, three: 0, four: 8 });
  });

  test('returns the results in the order of the tasks', async () => {
    const tasks = [
      { name: 'first', seconds: 1 },
      { name: 'second', seconds: 2 },
    ];
    expect(await runSideBySide(tasks, 2, (name) => Promise.resolve(name))).toEqual(['first', 'second']);
  });

  test('rejects tasks that wait for each other', async () => {
    const tasks = [
      { name: 'hen', seconds: 1, after: ['egg'] },
      { name: 'egg', seconds: 1, after: ['hen'] },
    ];
    await expect(runSideBySide(tasks, 2, () => Promise.resolve())).rejects.toThrow('wait for each other');
  });
});
