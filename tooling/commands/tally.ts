import { readFileSync } from 'node:fs';

interface SkippedTest {
  readonly name: string;
  readonly reason: string;
}

/** Result of a suite. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: readonly SkippedTest[];
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly projectName: string;
      readonly annotations: readonly { readonly type: string; readonly description?: string }[];
    }[];
  }[];
}

interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly unknown[];
  readonly suites: readonly PlaywrightSuite[];
}

const withoutReason = 'skipped by the test itself';

/** Result of one check. */
export function single(passes: boolean): Tally {
  return { passed: passes ? 1 : 0, failed: passes ? 0 : 1, skipped: [] };
}

/** A suite that could not run counts as one failure. */
export const broken = single(false);

function readReport(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads Vitest's JSON report. A missing report is a failure, as is a test file that did not load. */
export function vitestTally(file: string, code: number): Tally {
  const report = readReport(file) as VitestReport | undefined;
  if (!report) return broken;
  const skipped = report.testResults.flatMap(({ assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'pending' || status === 'skipped' || status === 'todo')
      .map(({ fullName }) => ({ name: fullName, reason: withoutReason })),
  );
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, skipped };
}

function skippedIn({ suites = [], specs = [] }: PlaywrightSuite): SkippedTest[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'skipped')
      .map(({ projectName, annotations }) => ({
        name: `${title} (${projectName})`,
        reason: annotations.find(({ type }) => type === 'skip')?.description ?? withoutReason,
      })),
  );
  return [...suites.flatMap(skippedIn), ...own];
}

/** Reads Playwright's JSON report. */
export function playwrightTally(file: string, code: number): Tally {
  const report = readReport(file) as PlaywrightReport | undefined;
  if (!report) return broken;
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  const skipped = report.suites.flatMap(skippedIn);
  return { passed: expected, failed: failed === 0 && code !== 0 ? 1 : failed, skipped };
}

/** Reads the summary that `turbo run --continue` prints. A missing summary is a failure. */
export function turboTally(output: string, code: number): Tally {
  const [, successful, total] = /Tasks:\s+(\d+) successful, (\d+) total/.exec(output) ?? [];
  if (total === undefined) return broken;
  const failed = Number(total) - Number(successful);
  return { passed: Number(successful), failed: failed === 0 && code !== 0 ? 1 : failed, skipped: [] };
}

export function add(tallies: readonly Tally[]): Tally {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    skipped: tallies.flatMap(({ skipped }) => skipped),
  };
}

/** `12 passed, 0 failed`, followed by the number of skipped tests, if any. */
export function summary({ passed, failed, skipped }: Tally): string {
  return `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
}
