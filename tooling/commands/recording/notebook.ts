import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Known, normalize } from './normalize.ts';

interface Page {
  readonly entries: string[];
  /** Sorted if the service does not guarantee an order. */
  readonly isSorted: boolean;
}

/** Otherwise a short text would replace a part of a longer one. */
const longestFirst = (texts: readonly [string, string][]) =>
  texts.toSorted(([one], [other]) => other.length - one.length);

/** The recording so far, by file. It writes the files at the end, when every id has its name. */
export class Notebook {
  readonly counts = { answers: 0, PDFs: 0, 'socket events': 0 };
  readonly #pages = new Map<string, Page>();
  readonly #ids = new Map<string, string>();
  readonly #texts = new Map<string, string>();

  /** Adds an entry to a file. */
  add(file: string, entry: string): void {
    this.#page(file, false).entries.push(entry);
  }

  /** Adds an entry to a file that is sorted, because its entries come in no fixed order. */
  addUnordered(file: string, entry: string): void {
    this.#page(file, true).entries.push(entry);
  }

  /** Names an id. The first name stays; ids with equal names get numbers. */
  nameId(id: string, name: string): void {
    if (this.#ids.has(id)) return;
    const taken = new Set(this.#ids.values());
    let free = name;
    for (let count = 2; taken.has(free); count += 1) free = `${name} ${count}`;
    this.#ids.set(id, free);
  }

  /** Replaces a text of this run in every file. */
  hide(text: string, placeholder: string): void {
    this.#texts.set(text, placeholder);
  }

  write(folder: string): number {
    const known: Known = { ids: this.#ids, texts: longestFirst([...this.#texts]) };
    for (const [file, { entries, isSorted }] of this.#pages) {
      const target = join(folder, file);
      mkdirSync(dirname(target), { recursive: true });
      const texts = entries.map((entry) => normalize(entry, known));
      writeFileSync(target, `${(isSorted ? texts.toSorted() : texts).join('\n')}\n`);
    }
    return this.#pages.size;
  }

  #page(file: string, isSorted: boolean): Page {
    const page = this.#pages.get(file) ?? { entries: [], isSorted };
    this.#pages.set(file, page);
    return page;
  }
}
