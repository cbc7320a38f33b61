import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, run } from '../tooling/commands/shell.mjs';
import { faults } from './faults.mjs';

const testChanged = ['node', 'tooling/commands/test.mjs', 'changed=HEAD'];
/** The suites that must find a fault. */
const testing = ['tests', 'reached', 'stories'];
/** A planted fault also fails the check that it can be planted, and nothing else. */
const mayFail = [...testing, 'checks'];

/** Plants a fault in a copy, runs `npm test -- changed` there, and takes the fault out. */
async function isCaught(copy, [folder, name, right, wrong]) {
  const file = join(copy, folder, name);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace(right, wrong));
  const { code, output } = await run(testChanged, { cwd: copy, quiet: true });
  writeFileSync(file, source);
  const took = /in all: \d+ s/.exec(output)?.[0] ?? 'ended early';
  const failed = [...output.matchAll(/^([a-z]+): \d+ passed, [1-9]\d* failed/gm)].map(([, check]) => check);
  console.log(`${folder}: found by ${failed.join(', ') || 'nothing'}; ${took}`);
  const isFoundByTests = failed.some((check) => testing.includes(check));
  const isFound = code !== 0 && isFoundByTests && failed.every((check) => mayFail.includes(check));
  if (!isFound) console.log(output);
  return isFound;
}

/** `npm test -- changed` finds nothing in a clean copy, and a fault planted in each package in turn; `changed=auth` in one. */
export async function proveChanged(asked) {
  const copy = mkdtempSync(join(tmpdir(), 'atrium-changed-'));
  try {
    await run(['git', 'clone', '--quiet', root, copy]);
    const clean = await run(testChanged, { cwd: copy, quiet: true });
    if (clean.code !== 0) {
      console.log(clean.output);
      return false;
    }
    let holds = true;
    for (const fault of faults) {
      if (asked && !asked.some((name) => fault[0].endsWith(`/${name}`))) continue;
      holds = (await isCaught(copy, fault)) && holds;
    }
    return holds;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
