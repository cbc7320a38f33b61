import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { makeOffer } from '../../testing/documents/make-offer';
import { createWarmProcesses } from '../isolated/create-warm-processes';
import { createLibreOfficeConverter } from './libreoffice/libreoffice-converter';

/** `npm run prove -- documents` sets it. */
const program = process.env['TEST_SOFFICE'];
const megabyte = 1024 * 1024;

const limits = {
  atOnce: 1,
  waiting: 1,
  memory: 512 * megabyte,
  restingMemory: 512 * megabyte,
  milliseconds: 60_000,
  uses: 1000,
  idleMilliseconds: 60_000,
};

async function timed<T>(work: () => Promise<T>): Promise<readonly [T, number]> {
  const start = performance.now();
  const result = await work();
  return [result, performance.now() - start];
}

const median = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

/** Most resident megabytes of any LibreOffice that runs while `work` does. */
async function peakOf(work: () => Promise<unknown>): Promise<number> {
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, ...readdirSync('/proc').map(residentOf));
  }, 20);
  await work().finally(() => clearInterval(timer));
  return peak;
}

function residentOf(pid: string): number {
  try {
    const status = /^\d+$/.test(pid) ? readFileSync(`/proc/${pid}/status`, 'utf8') : '';
    return /^Name:\s+soffice/.test(status) ? Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024 : 0;
  } catch {
    return 0;
  }
}

describe.runIf(program !== undefined)('the speed of conversion', () => {
  it('beats LibreOffice for an offer with 24 rows', async () => {
    const offer = await makeOffer();
    const convert = createWarmProcesses<unknown>('../conversion/builtin/conversion-worker', limits);
    const [first, cold] = await timed(() => convert(offer));
    const warm: number[] = [];
    let memory = 'memory' in first ? first.memory : 0;
    for (let at = 0; at < 30; at += 1) {
      const [answer, milliseconds] = await timed(() => convert(offer));
      warm.push(milliseconds);
      if ('memory' in answer) memory = Math.max(memory, answer.memory);
    }
    const libreOffice = createLibreOfficeConverter(program ?? '');
    const runs: number[] = [];
    const peak = await peakOf(async () => {
      for (let at = 0; at < 5; at += 1) runs.push((await timed(() => libreOffice.convert(offer)))[1]);
    });
    const figures = {
      cold,
      warm: median(warm),
      p95: warm.toSorted((one, other) => one - other)[28] ?? 0,
      megabytes: memory / megabyte,
      libreOffice: median(runs),
      libreOfficeMegabytes: peak,
    };
    process.stdout.write(
      `${JSON.stringify(figures, (_, value) => (typeof value === 'number' ? Math.round(value) : value))}\n`,
    );
    expect(figures.p95).toBeLessThan(figures.libreOffice);
  });
});
