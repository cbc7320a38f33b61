import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Known, normalize } from './normalize.ts';

interface Page {
  readonly entries: string[];
  /** In which order entries come, where the service leaves it open. */
  readonly isSorted: boolean;
}

/** So that no text hides a part of another one. */
const longestFirst = (texts: readonly [string, string][]) =>
  texts.toSorted(([one], [other]) => other.length - one.length);

/** What was recorded so far, by file. It is written at the end, when every id has its name. */
export class Notebook {
  readonly counts = { answers: 0, PDFs: 0, 'socket events': 0 };
  readonly #pages = new Map<string, Page>();
  readonly #ids = new Map<string, string>();
  readonly #texts = new Map<string, string>();

  /** Adds an entry to a file, in the order of the calls. */
  add(file: string, entry: string): void {
    this.#page(file, false).entries.push(entry);
  }

  /** Adds an entry to a file whose entries come in no certain order: they are sorted, each once for each time it came. */
  addUnordered(file: string, entry: string): void {
    this.#page(file, true).entries.push(entry);
  }

  /** Gives an id a name; the first name stays, and a second id of the same name gets a number. */
  nameId(id: string, name: string): void {
    if (this.#ids.has(id)) return;
    const taken = new Set(this.#ids.values());
    let free = name;
    for (let count = 2; taken.has(free); count += 1) free = `${name} ${count}`;
    this.#ids.set(id, free);
  }

  /** Has a text of this run alone replaced. */
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
