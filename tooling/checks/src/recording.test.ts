import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

interface Known {
  readonly ids: ReadonlyMap<string, string>;
  readonly texts: readonly (readonly [string, string])[];
}
interface Difference {
  readonly file: string;
  readonly lines: readonly string[];
}

const load = async <T>(name: string): Promise<T> =>
  (await import(new URL(`../../commands/recording/${name}.ts`, import.meta.url).href)) as T;

const { normalize } = await load<{ normalize: (text: string, known: Known) => string }>('normalize');
const { compareFolders, describeDifferences } = await load<{
  compareFolders: (before: string, after: string) => Difference[];
  describeDifferences: (differences: readonly Difference[]) => string;
}>('compare/compare-folders');

const { sortIntoStreams } = await load<{
  sortIntoStreams: (heard: readonly { event: string; payload: unknown }[]) => Map<string, string[]>;
}>('event-streams');

const { operationsOf } = await load<{
  operationsOf: (document: unknown) => { id: string; fields: readonly string[]; headers: readonly string[] }[];
}>('openapi');

const tenant = '01a207c9-1c7a-729d-9dff-3a459c99627a';
const [first, second] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'];
const known: Known = {
  ids: new Map([[tenant, 'tenant shop']]),
  texts: [['http://127.0.0.1:40001', '<base>']],
};

describe('normalize', () => {
  test('names known ids and numbers unknown ones', () => {
    expect(normalize(`${first} ${tenant} ${second} ${first}`, known)).toBe('<id-1> <tenant shop> <id-2> <id-1>');
    expect(normalize(`crm_${tenant.replaceAll('-', '')}`, known)).toBe('crm_<tenant shop>');
  });

  test('keeps dates and full hours, and replaces other times', () => {
    expect(normalize('2026-11-23T09:42:11.345Z', known)).toBe('2026-11-23T<time>');
    expect(normalize('2026-11-30T23:00:00.000Z', known)).toBe('2026-11-30T23:00:00.000Z');
    expect(normalize('23/11/2026, 9:42, open 8:00', known)).toBe('23/11/2026, <time>, open 8:00');
  });

  test('replaces tokens, hashes, nonces and the address of the service', () => {
    const token = 'q-Zr_7'.padEnd(43, 'x');
    expect(normalize(`http://127.0.0.1:40001/activate/${token}`, known)).toBe('<base>/activate/<token>');
    expect(normalize(`${'0a'.repeat(32)} 'nonce-${'A'.repeat(22)}=='`, known)).toBe("<hash> 'nonce-<nonce>'");
  });

  test('keeps amounts, numbers and short words', () => {
    const text = '"total": 9272, "days_left": 40, "number": "2026-0007", SI56263300012039086';
    expect(normalize(text, known)).toBe(text);
  });
});

describe('sortIntoStreams', () => {
  const change = (id: string, seq: number, state = 'running') => ({
    event: 'operation.changed',
    payload: { id, seq, state },
  });
  const written = (id: string, seq: number, state = 'running') => JSON.stringify({ id, seq, state });

  test('sorts the events of each operation and removes duplicates', () => {
    const heard = [change('b', 3), change('a', 2), change('b', 2), change('a', 2), change('a', 3, 'succeeded')];
    expect([...sortIntoStreams(heard)]).toEqual([
      ['operation.changed', [written('b', 2), written('b', 3), written('a', 2), written('a', 3, 'succeeded')]],
    ]);
  });

  test('omits the start of an operation, which can arrive after its job', () => {
    expect([...sortIntoStreams([change('a', 1, 'queued'), change('a', 2)])]).toEqual([
      ['operation.changed', [written('a', 2)]],
    ]);
  });
});

describe('compareFolders', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'atrium-recordings-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  function write(recording: string, file: string, lines: readonly string[]): string {
    const path = join(folder, recording, file);
    mkdirSync(join(path, '..'), { recursive: true });
    writeFileSync(path, lines.join('\n'));
    return join(folder, recording);
  }

  test('finds no difference between equal recordings', () => {
    expect(compareFolders(write('one', 'answers/a.txt', ['x']), write('other', 'answers/a.txt', ['x']))).toEqual([]);
  });

  test('shows changed lines below their call', () => {
    const answer = (status: string) => ['## GET /one', '200', '', '## GET /two', 'a', 'b', 'c', status, 'd', 'e', 'f'];
    const [before, after] = [write('one', 'a.txt', answer('200')), write('other', 'a.txt', answer('404'))];
    expect(compareFolders(before, after)).toEqual([
      { file: 'a.txt', lines: ['  ## GET /two', '  b', '  c', '- 200', '+ 404', '  d', '  e'] },
    ]);
  });

  test('lists files that exist in only one recording', () => {
    const [before, after] = [write('one', 'old.txt', ['x']), write('other', 'new.txt', ['x'])];
    expect(compareFolders(before, after)).toEqual([
      { file: 'new.txt', lines: ['+ the whole file'] },
      { file: 'old.txt', lines: ['- the whole file'] },
    ]);
  });

  test('limits the length of its description', () => {
    const lines = Array.from({ length: 100 }, (_, at) => `+ ${at}`);
    const text = describeDifferences(Array.from({ length: 50 }, (_, at) => ({ file: `${at}.txt`, lines })));
    expect(text).toContain('… and 60 more lines');
    expect(text).toContain('… and 30 more files:');
    expect(text.split('\n').length).toBeLessThan(1000);
  });
});

describe('the operations of a recording', () => {
  test('follow references to parameters and schemas', () => {
    const schema = { $ref: '#/components/schemas/Quote' };
    const post = {
      operationId: 'pay',
      parameters: [{ $ref: '#/components/parameters/IdempotencyKey' }, { in: 'path', name: 'id' }],
      requestBody: { content: { 'application/json': { schema } } },
    };
    const components = {
      parameters: { IdempotencyKey: { in: 'header', name: 'Idempotency-Key' } },
      schemas: { Quote: { properties: { plan: {}, cycle: {} } } },
    };
    const [operation] = operationsOf({ paths: { '/tenants/{id}/pay': { post } }, components });
    expect(operation).toMatchObject({ id: 'pay', headers: ['Idempotency-Key'], fields: ['plan', 'cycle'] });
  });
});
