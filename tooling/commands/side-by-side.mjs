/**
 * Runs tasks side by side: whenever one ends, the longest ones that fit and whose prerequisites have ended begin. There is
 * one seat more than there are cores, since every task waits now and then; a wide one takes as many as there are cores.
 * @template T
 * @param {{ name: string, wide?: boolean, seconds: number, after?: string[] }[]} tasks `seconds`: about how long it takes
 * @param {number} cores
 * @param {(name: string) => Promise<T>} run
 * @returns {Promise<T[]>} in the order of `tasks`
 */
export async function runSideBySide(tasks, cores, run) {
  const seatsOf = ({ wide = false }) => (wide ? cores : 1);
  const waiting = tasks.toSorted((a, b) => b.seconds - a.seconds);
  const open = new Set(tasks.map(({ name }) => name));
  const running = new Map();
  const results = new Map();
  let taken = 0;

  async function runInItsSeats(task) {
    const { name } = task;
    taken += seatsOf(task);
    results.set(name, await run(name));
    running.delete(name);
    open.delete(name);
    taken -= seatsOf(task);
  }
  const begin = (task) => {
    waiting.splice(waiting.indexOf(task), 1);
    running.set(task.name, runInItsSeats(task));
  };
  const isReady = ({ after = [] }) => !after.some((name) => open.has(name));
  const fits = (task) => taken + seatsOf(task) <= cores + 1;

  while (open.size > 0) {
    let next;
    while ((next = waiting.find((task) => isReady(task) && fits(task)))) begin(next);
    if (running.size === 0) throw new Error(`These wait for each other: ${[...open].join(', ')}.`);
    await Promise.race(running.values());
  }
  return tasks.map(({ name }) => results.get(name));
}
