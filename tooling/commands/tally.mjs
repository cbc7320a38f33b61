import { readFileSync } from 'node:fs';

/**
 * What a suite found.
 * @typedef {{ passed: number, failed: number, skipped: { name: string, reason: string }[] }} Tally
 */

/** One check that either holds or does not. */
export function single(ok) {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: [] };
}

/** A suite that could not run at all counts as one failure. */
export const broken = single(false);

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/** The tally of a vitest JSON report; no report is a failure, and so is a file that did not load. */
export function vitestTally(file, code) {
  const report = readJson(file);
  if (!report) return broken;
  const skipped = report.testResults.flatMap((suite) =>
    suite.assertionResults
      .filter(({ status }) => status === 'pending' || status === 'skipped' || status === 'todo')
      .map(({ fullName }) => ({ name: fullName, reason: 'skipped by the test itself' })),
  );
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return { passed: report.numPassedTests, failed: failed === 0 && code !== 0 ? 1 : failed, skipped };
}

/** The tally of a Playwright JSON report. */
export function playwrightTally(file, code) {
  const report = readJson(file);
  if (!report) return broken;
  const { expected, unexpected, flaky } = report.stats;
  const failed = unexpected + flaky + report.errors.length;
  const skipped = [];
  const visit = (suite) => {
    suite.suites?.forEach(visit);
    for (const spec of suite.specs ?? []) {
      for (const test of spec.tests) {
        if (test.status !== 'skipped') continue;
        const reason =
          test.annotations.find(({ type }) => type === 'skip')?.description ?? 'skipped by the test itself';
        skipped.push({ name: `${spec.title} (${test.projectName})`, reason });
      }
    }
  };
  report.suites.forEach(visit);
  return { passed: expected, failed: failed === 0 && code !== 0 ? 1 : failed, skipped };
}

/** The tally of a `turbo run --continue`, by the summary it prints; no summary is a failure. */
export function turboTally(output, code) {
  const [, successful, total] = /Tasks:\s+(\d+) successful, (\d+) total/.exec(output) ?? [];
  if (total === undefined) return broken;
  const failed = Number(total) - Number(successful);
  return { passed: Number(successful), failed: failed === 0 && code !== 0 ? 1 : failed, skipped: [] };
}

export function add(tallies) {
  return {
    passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
    failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
    skipped: tallies.flatMap(({ skipped }) => skipped),
  };
}

/** `12 passed, 0 failed`, and the skipped ones only where there are any. */
export function lastLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped.length > 0 ? `, ${skipped.length} skipped` : ''}`;
}
