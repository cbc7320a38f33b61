import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { printMachine, printResults } from './measure/print.mjs';
import { measure } from './measure/rounds.mjs';

const asked = process.argv.slice(2).filter((argument) => argument !== '--short');
const isShort = process.argv.includes('--short');
const folder = join(import.meta.dirname, 'comparisons');
const all = readdirSync(folder).map((file) => file.replace(/\.mjs$/, ''));
const names = all.filter((name) => asked.length === 0 || asked.includes(name));
const unknown = asked.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no comparison ${unknown.join(', ')}. Choose from ${all.join(', ')}.`);
  process.exit(1);
}

printMachine();
let problems = 0;
for (const name of names) {
  const { comparisons, finish } = await import(join(folder, `${name}.mjs`));
  for (const comparison of comparisons) {
    const found = (await comparison.agree?.()) ?? [];
    for (const sentence of found) console.error(`${comparison.title}: ${sentence}`);
    problems += found.length;
    if (isShort) for (const { batch } of comparison.contenders) await batch();
    else printResults(comparison, await measure(comparison));
  }
  await finish?.(isShort);
}
if (isShort && problems === 0) console.log('All contenders run and agree.');
process.exit(problems === 0 ? 0 : 1);
