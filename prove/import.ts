import { readFileSync, writeFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Client } from 'pg';
import { buildProduct } from '../tooling/commands/build.ts';
import { startPostgres } from '../tooling/commands/postgres.ts';
import { workbookOf } from './import-files.ts';
import { insertRows } from './list-rows.ts';
import { type ListService, startService } from './list-service.ts';

const maximumSeconds = 30;
const maximumMegabytes = 150;
const maximumRatio = 2;
const megabyte = 1_000_000;
/** Rows after which an import is cancelled or its service killed. */
const interruptedAfter = 3000;
/** Calls before a measurement: the memory of a new service grows with each call. */
const callsBefore = 4000;

interface Imports extends ListService {
  readonly session: string;
}

/**
 * Checks that 10,000 customers are imported within 30 seconds, that a workbook of nearly 20 MiB with 50,000 rows is
 * checked and imported with at most 150 MB more memory, that other calls wait at most twice as long meanwhile, and that
 * a cancelled import and a killed service leave no row.
 */
export async function proveImport(): Promise<boolean> {
  await buildProduct();
  const server = await startPostgres();
  try {
    const large = await workbookOf(50_000, 'Petdeset', 330);
    const proofs: readonly Proof[] = [
      async (imports) => proveDuration(imports, await workbookOf(10_000, 'Deset', 20)),
      (imports) => proveCheck(imports, large),
      (imports) => proveLarge(imports, large),
      (imports) => proveLeftOut(imports, large),
      async (imports) => proveNothingIsLeft(imports, await workbookOf(10_000, 'Preklic', 20)),
    ];
    const results: boolean[] = [];
    for (const [at, proof] of proofs.entries()) results.push(await withService(server.url, `imports_${at}`, proof));
    return results.every(Boolean);
  } finally {
    await server.stop();
  }
}

type Proof = (imports: Imports) => Promise<boolean>;

/** Runs a proof with a service and a database of its own, so that the memory of one does not hide that of the next. */
async function withService(serverUrl: string, name: string, proof: Proof): Promise<boolean> {
  const service = await startService(serverUrl, name);
  try {
    const { administrator } = await insertRows(service.databaseUrl, 1000);
    const imports = { ...service, session: administrator };
    await Promise.all(Array.from({ length: 8 }, () => callOften(imports, callsBefore / 8)));
    return await proof(imports);
  } finally {
    await service.stop();
  }
}

function send({ base, session }: Imports, path: string, file: File, signal?: AbortSignal): Promise<Response> {
  const body = new FormData();
  if (path === '/customers/import') body.append('import_id', randomUUID());
  body.append('file', file);
  const headers = { cookie: `sid=${session}`, 'x-requested-with': 'XMLHttpRequest' };
  return fetch(`${base}${path}`, { method: 'POST', headers, body, signal: signal ?? null });
}

/** Imports a file and returns the last line of the response. `onRows` is called with the rows written so far. */
async function runImport(
  imports: Imports,
  file: File,
  onRows: (done: number) => void = () => undefined,
  signal?: AbortSignal,
): Promise<{ ready: number }> {
  const response = await send(imports, '/customers/import', file, signal);
  if (!response.ok || response.body === null) throw new Error(`${response.status} ${await response.text()}`);
  let text = '';
  for await (const part of response.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    const done = /"done":(\d+)[^\n]*\n$/.exec(text)?.[1];
    if (done !== undefined) onRows(Number(done));
  }
  return JSON.parse(text.trim().split('\n').at(-1) ?? '') as { ready: number };
}

async function callList({ base, session }: Imports): Promise<void> {
  const response = await fetch(`${base}/tenants?per_page=10`, { headers: { cookie: `sid=${session}` } });
  await response.arrayBuffer();
}

async function callOften(imports: Imports, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) await callList(imports);
}

/** The 99th percentile of other calls in ms, one after the other, until some work ends. */
async function measureCalls<T>(imports: Imports, work: Promise<T>): Promise<{ p99: number; result: T }> {
  const state = { isOver: false };
  const ended = work.finally(() => {
    state.isOver = true;
  });
  ended.catch(() => undefined);
  const times: number[] = [];
  while (!state.isOver) {
    const start = performance.now();
    await callList(imports);
    times.push(performance.now() - start);
    await setTimeout(10);
  }
  const p99 = times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? Number.NaN;
  return { p99, result: await ended };
}

const memoryOf = (pid: number | undefined, name: 'VmHWM' | 'VmRSS') =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000;

/** Runs work, and prints the memory it adds and how long other calls wait, beside the same time without it. */
async function measure(imports: Imports, name: string, work: () => Promise<unknown>): Promise<boolean> {
  const quiet = await measureCalls(imports, setTimeout(10_000));
  const before = memoryOf(imports.pid, 'VmRSS');
  // Makes the peak start again.
  writeFileSync(`/proc/${imports.pid}/clear_refs`, '5');
  const start = performance.now();
  const { p99 } = await measureCalls(imports, work());
  const seconds = (performance.now() - start) / 1000;
  const added = memoryOf(imports.pid, 'VmHWM') - before;
  const ratio = p99 / quiet.p99;
  const calls = `p99 of other calls ${quiet.p99.toFixed(0)} → ${p99.toFixed(0)} ms (${ratio.toFixed(2)} ×)`;
  console.log(`${name}: ${seconds.toFixed(1)} s, +${added.toFixed(0)} MB, ${calls}`);
  return added <= maximumMegabytes && ratio <= maximumRatio;
}

async function proveDuration(imports: Imports, file: File): Promise<boolean> {
  const start = performance.now();
  const isWithin = await measure(imports, 'import of 10,000 rows', async () => {
    const { ready } = await runImport(imports, file);
    if (ready !== 10_000) throw new Error(`${ready} rows were imported.`);
  });
  return isWithin && performance.now() - start <= (maximumSeconds + 10) * 1000;
}

const nameOf = (file: File) => `${(file.size / megabyte).toFixed(1)} MB, 50,000 rows`;

function proveCheck(imports: Imports, file: File): Promise<boolean> {
  return measure(imports, `check of ${nameOf(file)}`, async () => {
    const response = await send(imports, '/customers/import/check', file);
    const { ready } = (await response.json()) as { ready: number };
    if (ready !== 50_000) throw new Error(`${ready} rows are ready.`);
  });
}

async function proveLarge(imports: Imports, file: File): Promise<boolean> {
  return measure(imports, `import of ${nameOf(file)}`, async () => {
    const { ready } = await runImport(imports, file);
    if (ready !== 50_000) throw new Error(`${ready} rows were imported.`);
  });
}

/** Every row is left out, because its e-mail is that of a customer. */
async function proveLeftOut(imports: Imports, file: File): Promise<boolean> {
  await runImport(imports, file);
  return measure(imports, `spreadsheet of 50,000 rows left out`, async () => {
    const response = await send(imports, '/customers/import/left-out', file);
    await response.arrayBuffer();
  });
}

/** Interrupts an import twice: the caller leaves, then the service is killed. */
async function proveNothingIsLeft(imports: Imports, file: File): Promise<boolean> {
  const leaving = new AbortController();
  const leave = (done: number) => done >= interruptedAfter && leaving.abort();
  await runImport(imports, file, leave, leaving.signal).catch(() => undefined);
  const cancelled = await countRows(imports);
  const kill = (done: number) => {
    if (done >= interruptedAfter && imports.pid !== undefined) process.kill(imports.pid, 'SIGKILL');
  };
  await runImport(imports, file, kill).catch(() => undefined);
  const killed = await countRows(imports);
  console.log(`rows after a cancelled import: ${cancelled}, after a killed service: ${killed}`);
  return cancelled === 0 && killed === 0;
}

async function countRows({ databaseUrl }: Imports): Promise<number> {
  await setTimeout(1000);
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ n: number }>(
      `select count(*)::int n from customers where title like 'Preklic %'`,
    );
    return rows[0]?.n ?? 0;
  } finally {
    await client.end();
  }
}
