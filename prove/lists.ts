import { buildProduct } from '../tooling/commands/build.ts';
import { startPostgres } from '../tooling/commands/postgres.ts';
import { type ListCall, listCalls, middlePage } from './list-calls.ts';
import { type InsertedRows, insertRows } from './list-rows.ts';
import { proveListSearch } from './list-search.ts';
import { type ListService, startService } from './list-service.ts';
import { median } from './median.ts';

const allSizes = ['1000', '100000', '1000000'];
const rounds = 100;
const maxRatio = 2;

/** A service with a number of rows, and the cursor of the page in the middle. */
interface FilledService extends ListService, InsertedRows {
  readonly size: number;
  readonly cursor: string;
}

const measured: Readonly<Record<string, ListCall>> = {
  ...listCalls,
  'tenants: page in the middle, by number': middlePage,
};

/** Checks that lists take nearly the same time with any number of rows, and prints medians, ratios and an export. Parts are numbers of rows. */
export async function proveLists(parts: readonly string[] = allSizes): Promise<boolean> {
  const sizes = parts.map(Number);
  await buildProduct();
  const server = await startPostgres();
  const started: ListService[] = [];
  try {
    const services: FilledService[] = [];
    for (const size of sizes) {
      const service = await startService(server.url, `lists_${size}`);
      started.push(service);
      const filled = { ...service, ...(await insertRows(service.databaseUrl, size)), size };
      console.log(`${size.toLocaleString('en')} rows of each list are there`);
      const page = (await send({ ...filled, cursor: '' }, middlePage)) as { next: string };
      services.push({ ...filled, cursor: page.next });
    }
    const areFast = print(sizes, await measure(services));
    const isSearchFast = await proveListSearch(services);
    for (const service of services.slice(1)) await measureExport(service);
    return areFast && isSearchFast;
  } finally {
    for (const { stop } of started) await stop();
    await server.stop();
  }
}

async function send(service: FilledService, call: ListCall): Promise<unknown> {
  const headers = { cookie: `sid=${service[call.as ?? 'administrator']}`, 'x-requested-with': 'XMLHttpRequest' };
  const body = call.body === undefined ? {} : { method: 'POST', body: new URLSearchParams(call.body) };
  const response = await fetch(`${service.base}${call.path(service)}`, { headers, ...body });
  if (!response.ok) throw new Error(`${call.path(service)}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Sends each call to each service in turn, so that other work on the machine affects all equally. */
async function measure(services: readonly FilledService[]): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>();
  for (let round = -10; round < rounds; round += 1) {
    for (const [name, call] of Object.entries(measured)) {
      for (const service of services) {
        const start = performance.now();
        await send(service, call);
        const key = `${name}|${service.size}`;
        if (round >= 0) times.set(key, [...(times.get(key) ?? []), performance.now() - start]);
      }
    }
  }
  return times;
}

function print(sizes: readonly number[], times: ReadonlyMap<string, readonly number[]>): boolean {
  let passes = true;
  console.log(`\nmedians in ms of ${rounds} interleaved rounds, including session and permissions`);
  console.log(`${'rows'.padEnd(46)}${sizes.map((size) => size.toLocaleString('en').padStart(11)).join('')}   ratio`);
  for (const name of Object.keys(measured)) {
    const medians = sizes.map((size) => median(times.get(`${name}|${size}`) ?? []));
    const ratio = (medians.at(-1) ?? Number.NaN) / (medians[0] ?? Number.NaN);
    const isWithin = !(name in listCalls) || ratio <= maxRatio;
    passes &&= isWithin;
    const cells = medians.map((value) => value.toFixed(2).padStart(11)).join('');
    console.log(
      `${name.padEnd(46)}${cells}${ratio.toFixed(2).padStart(8)}${isWithin ? '' : `  more than ${maxRatio}`}`,
    );
  }
  return passes;
}

/** Calls the service until `isOver`, and returns its slowest response in ms. */
async function findSlowestResponse(base: string, isOver: () => boolean): Promise<number> {
  let slowest = 0;
  while (!isOver()) {
    const sent = performance.now();
    await (await fetch(`${base}/health/live`)).arrayBuffer();
    slowest = Math.max(slowest, performance.now() - sent);
  }
  return slowest;
}

/** Exports 100,000 rows, and prints speed, memory and how long the service delayed other calls. */
async function measureExport({ base, administrator, memory, size }: FilledService): Promise<void> {
  const memoryBefore = memory();
  const reading = { isOver: false };
  const slowest = findSlowestResponse(base, () => reading.isOver);
  const start = performance.now();
  const response = await fetch(`${base}/export/tenants`, {
    method: 'POST',
    headers: {
      cookie: `sid=${administrator}`,
      'x-requested-with': 'XMLHttpRequest',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ filter: { created_at: { to: '2026-03-11T10:40:00Z' } } }),
  });
  if (!response.ok || response.body === null) throw new Error(`${response.status} ${await response.text()}`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += chunk.length;
  const seconds = (performance.now() - start) / 1000;
  reading.isOver = true;
  const rows = `export of 100,000 rows out of ${size.toLocaleString('en')}`;
  const speed = `${Math.round(100 / seconds)}k rows/s, ${(bytes / 1e6).toFixed(1)} MB`;
  const peak = `memory ${memoryBefore} → ${memory()} MB at most`;
  console.log(`${rows}: ${speed}, ${peak}, slowest response to another call ${(await slowest).toFixed(0)} ms`);
}
