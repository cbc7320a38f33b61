import type { Answer } from './send.ts';

const notOfOurs = new Set([
  'date',
  'connection',
  'keep-alive',
  'content-length',
  'transfer-encoding',
  'etag',
  'last-modified',
]);
const ofOneAnswer = new Set(['content-disposition', 'location', 'retry-after', 'set-cookie', 'link', 'allow']);

/** Collects each distinct set of headers, with the calls that had it. */
export class HeaderSets {
  readonly #calls = new Map<string, Set<string>>();

  add(call: string, { status, headers }: Answer): void {
    const set = [...headers]
      .filter(([name]) => !notOfOurs.has(name) && !ofOneAnswer.has(name))
      .map(([name, value]) => `${name}: ${value.replace(/nonce-[A-Za-z0-9+/=]+/g, 'nonce-<nonce>')}`)
      .toSorted()
      .join('\n');
    const calls = this.#calls.get(set) ?? new Set();
    this.#calls.set(set, calls.add(`${call} ${status}`));
  }

  write(): string {
    const sets = [...this.#calls].toSorted(([one], [other]) => (one < other ? -1 : 1));
    return sets.map(([set, calls]) => `## Headers\n${set}\n\n${[...calls].toSorted().join('\n')}\n`).join('\n');
  }
}
