import { fork } from 'node:child_process';
import { join } from 'node:path';
import { broken, type Tally } from './tally.ts';

const program = join(import.meta.dirname, 'suite-process.ts');

/** The message that a suite's process sends at its end. */
export interface SuiteReport {
  readonly tally: Tally;
  /** Undefined if it cannot be measured. */
  readonly coreSeconds?: number | undefined;
}

/** Runs a suite in its own process, so that its core-seconds are measured separately. */
export function runSuite(name: string, browser?: string): Promise<SuiteReport & { readonly seconds: number }> {
  const start = performance.now();
  return new Promise((resolve) => {
    const child = fork(program, browser === undefined ? [name] : [name, browser]);
    let report: SuiteReport = { tally: broken };
    child.on('message', (message) => (report = message as SuiteReport));
    child.on('close', () => resolve({ ...report, seconds: (performance.now() - start) / 1000 }));
  });
}
