import type { Notebook } from './notebook.ts';

/** Fields of a line that say what kind of line it is. */
const kinds = ['level', 'event', 'msg', 'route', 'method', 'status', 'job', 'step', 'kind', 'code'];

/** The lines of a service's log, as they come. */
export class LogLines {
  #rest = '';
  readonly #seen = new Set<string>();

  readonly add = (chunk: Buffer): void => {
    const lines = `${this.#rest}${chunk.toString('utf8')}`.split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) if (line.startsWith('{')) this.#see(line);
  };

  #see(line: string): void {
    const entry = JSON.parse(line) as Record<string, unknown>;
    const fields = kinds.flatMap((name) =>
      entry[name] === undefined ? [] : [`${name}=${JSON.stringify(entry[name])}`],
    );
    this.#seen.add(`${fields.join(' ')} (${Object.keys(entry).toSorted().join(' ')})`);
  }

  /** Each kind of line once: how often it comes depends on the machine. */
  write(book: Notebook): number {
    for (const line of this.#seen) book.addUnordered('log.txt', line);
    return this.#seen.size;
  }
}
