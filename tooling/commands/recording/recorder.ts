import type { Notebook } from './notebook.ts';
import { type Operation, operationFinder } from './openapi.ts';
import { readBody } from './read-body.ts';
import { type Answer, type Form, type Request, send } from './send.ts';
import { HeaderSets } from './header-sets.ts';

export interface Caller {
  readonly name: string;
  readonly language: 'en' | 'sl';
  readonly cookie?: string | undefined;
}

export type CallOptions = Omit<Request, 'method' | 'path' | 'cookie'> & { readonly note?: string };

const secretField = /password|token|^code$|api_key|cvc|^number$/;

/** Writes a form for the heading, without values that change with each run. */
const writeForm = (form: Form): string =>
  JSON.stringify(form, (name, value: unknown) => (secretField.test(name) ? '…' : value));

/** Calls the service, and writes each answer into the notebook by operation. */
export class Recorder {
  readonly base: string;
  readonly book: Notebook;
  readonly operations: readonly Operation[];
  readonly headerSets = new HeaderSets();
  readonly succeeded = new Set<string>();
  readonly #find: ReturnType<typeof operationFinder>;

  readonly #folder: string;

  constructor(base: string, book: Notebook, operations: readonly Operation[], folder = 'answers') {
    this.#folder = folder;
    this.base = base;
    this.book = book;
    this.operations = operations;
    this.#find = operationFinder(operations);
  }

  /** Calls the API: `path` is below its base. */
  async call(caller: Caller, method: string, path: string, options: CallOptions = {}): Promise<Answer> {
    const operation = this.#find(method, path);
    const answer = await this.#record(`${this.#folder}/${operation?.id ?? 'no-operation'}.txt`, operation?.id, caller, {
      method,
      path: `/api${path}`,
      ...options,
    });
    if (operation !== undefined && answer.status < 300) this.succeeded.add(operation.id);
    return answer;
  }

  /** Calls the API, and throws unless it succeeds: later calls need the result. */
  async must<T = unknown>(caller: Caller, method: string, path: string, options: CallOptions = {}): Promise<T> {
    const { status, body } = await this.call(caller, method, path, options);
    if (status >= 300) throw new Error(`${method} ${path} as ${caller.name}: ${status} ${body.toString('utf8')}`);
    return (body.length === 0 ? {} : JSON.parse(body.toString('utf8'))) as T;
  }

  /** Calls an address outside of the API, and writes the answer to `pages/`. */
  page(caller: Caller, file: string, path: string, options: CallOptions & { method?: string } = {}): Promise<Answer> {
    return this.#record(`pages/${file}.txt`, `page ${file}`, caller, { method: 'GET', path, ...options });
  }

  /** Records status and headers only: the portal's build makes the page. */
  async headersOf(caller: Caller, file: string, path: string): Promise<void> {
    const answer = await send(this.base, { method: 'GET', path, language: caller.language, cookie: caller.cookie });
    this.headerSets.add(`page ${file}`, answer);
    const heading = `## GET ${path} as ${caller.name}, ${caller.language}`;
    this.book.add(`pages/${file}.txt`, [heading, answer.status, ...ownHeaders(answer), ''].join('\n'));
  }

  /** Reads without recording, to wait for a condition. */
  async peek<T>(caller: Caller, path: string): Promise<T> {
    const found = await this.find<T>(caller, path);
    if (found === null) throw new Error(`GET ${path} as ${caller.name}: 404`);
    return found;
  }

  /** Reads without recording; null for 404. */
  async find<T>(caller: Caller, path: string): Promise<T | null> {
    const { cookie, language } = caller;
    const { status, body } = await send(this.base, { method: 'GET', path: `/api${path}`, language, cookie });
    if (status === 404) return null;
    if (status !== 200) throw new Error(`GET ${path} as ${caller.name}: ${status} ${body.toString('utf8')}`);
    return JSON.parse(body.toString('utf8')) as T;
  }

  async #record(file: string, id: string | undefined, caller: Caller, request: Request & { note?: string }) {
    const { language = caller.language, note, ...rest } = request;
    const answer = await send(this.base, { ...rest, language, cookie: caller.cookie });
    this.book.counts.answers += 1;
    if (answer.headers.get('content-type') === 'application/pdf') this.book.counts.PDFs += 1;
    this.headerSets.add(id ?? `${request.method} elsewhere`, answer);
    const { form, json } = request;
    const sent =
      form === undefined ? (json === undefined ? '' : `\n> ${writeForm(json as Form)}`) : `\n> ${writeForm(form)}`;
    const heading = `## ${request.method} ${request.path} as ${caller.name}, ${language}${note === undefined ? '' : ` (${note})`}`;
    const shown = [...ownHeaders(answer), '', await readBody(answer)].join('\n').trimEnd();
    this.book.add(file, `${heading}${sent}\n${answer.status}\n${shown}\n`);
    return answer;
  }
}

const shownHeaders = ['content-type', 'content-disposition', 'location', 'allow', 'retry-after', 'link'];

/** Headers that vary by answer. `headers.txt` has the others. */
function ownHeaders({ headers }: Answer): string[] {
  const own = shownHeaders.flatMap((name) => (headers.has(name) ? [`${name}: ${headers.get(name)}`] : []));
  const cookies = headers.getSetCookie().map((cookie) => `set-cookie: ${cookie.replace(/=[^;]*/, '=<value>')}`);
  return [...own, ...cookies];
}
