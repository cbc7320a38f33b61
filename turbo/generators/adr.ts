import { readdirSync } from 'node:fs';
import { add, ask } from './actions';
import type { Generator, Plop } from './plop';

export const adr: Generator = {
  description: 'A record of a choice',
  prompts: [ask('title', 'The decision in a few words')],
  actions: [add('docs/adr/{{nextAdr}}-{{kebabCase title}}.md', 'adr.md')],
};

/** The number of the next record, as `0048`. */
export function nextAdr(plop: Plop): string {
  const numbers = readdirSync(`${plop.getDestBasePath()}/docs/adr`).map((name) => Number.parseInt(name, 10));
  const next = Math.max(0, ...numbers.filter((number) => !Number.isNaN(number))) + 1;
  return String(next).padStart(4, '0');
}
