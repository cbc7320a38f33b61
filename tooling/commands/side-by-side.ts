export interface Task {
  readonly name: string;
  /** Whether it keeps all cores busy. */
  readonly wide?: boolean;
  /** Approximate duration. */
  readonly seconds: number;
  /** Names of tasks that must have ended before it starts. */
  readonly after?: readonly string[];
}

/**
 * Runs tasks in parallel: whenever one ends, the longest ready tasks that fit start. There is one seat more than there
 * are cores, because tasks also wait; a wide task takes as many seats as there are cores.
 *
 * @returns the results in the order of `tasks`
 */
export async function runSideBySide<T>(
  tasks: readonly Task[],
  cores: number,
  run: (name: string) => Promise<T>,
): Promise<T[]> {
  const seatsOf = ({ wide = false }: Task) => (wide ? cores : 1);
  const waiting = tasks.toSorted((a, b) => b.seconds - a.seconds);
  const unfinished = new Set(tasks.map(({ name }) => name));
  const running = new Map<string, Promise<void>>();
  const results = new Map<string, T>();
  let taken = 0;

  async function runInSeats(task: Task): Promise<void> {
    const { name } = task;
    taken += seatsOf(task);
    results.set(name, await run(name));
    running.delete(name);
    unfinished.delete(name);
    taken -= seatsOf(task);
  }
  const begin = (task: Task) => {
    waiting.splice(waiting.indexOf(task), 1);
    running.set(task.name, runInSeats(task));
  };
  const isReady = ({ after = [] }: Task) => !after.some((name) => unfinished.has(name));
  const fits = (task: Task) => taken + seatsOf(task) <= cores + 1;

  while (unfinished.size > 0) {
    let next: Task | undefined;
    while ((next = waiting.find((task) => isReady(task) && fits(task)))) begin(next);
    if (running.size === 0) throw new Error(`These tasks wait for each other: ${[...unfinished].join(', ')}.`);
    await Promise.race(running.values());
  }
  return tasks.map(({ name }) => results.get(name) as T);
}
