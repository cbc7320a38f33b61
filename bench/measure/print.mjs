import { availableParallelism, cpus } from 'node:os';

/** Prints the machine, Node's version and the date of the figures. */
export function printMachine() {
  const model = cpus()[0]?.model ?? 'unknown processor';
  const date = new Date().toISOString().slice(0, 10);
  console.log(`${availableParallelism()} cores of ${model}, Node ${process.versions.node}, ${date}`);
}

/** Prints the figures of a comparison, and how many times faster the first contender is than each other. */
export function printResults({ title, unit = 'million/s', per = 1_000_000, goals = [], isAbsolute = false }, results) {
  const [ours] = results;
  console.log(`\n${title}`);
  for (const { name, perSecond } of results) {
    const figure = (perSecond / per).toFixed(2).padStart(10);
    const ratio = isAbsolute || name === ours.name ? '' : `  ours is ${(ours.perSecond / perSecond).toFixed(2)} ×`;
    console.log(`${figure} ${unit}  ${name}${ratio}`);
  }
  for (const { against, ratio } of goals) {
    const fastest = Math.max(...results.filter(({ name }) => against.includes(name)).map(({ perSecond }) => perSecond));
    console.log(
      `  goal: ${+ratio.toFixed(2)} × ${against.join(', ')}; measured: ${(ours.perSecond / fastest).toFixed(2)} ×`,
    );
  }
}
