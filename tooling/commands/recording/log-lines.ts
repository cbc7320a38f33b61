import type { Notebook } from './notebook.ts';

/** Fields that identify a kind of log line. */
const kinds = ['level', 'event', 'msg', 'route', 'method', 'status', 'job', 'step', 'kind', 'code'];

/** Collects the log lines of a service. */
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

  /** Writes each kind of line once, because the number of lines varies. */
  write(book: Notebook): number {
    for (const line of this.#seen) book.addUnordered('log.txt', line);
    return this.#seen.size;
  }
}
