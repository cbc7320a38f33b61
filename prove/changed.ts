import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Command, root, run } from '../tooling/commands/shell.mjs';
import { type Fault, faults } from './faults.ts';

const testChanged: Command = ['node', 'tooling/commands/command.mjs', 'test', 'changed=HEAD'];
/** The suites that must detect a fault. */
const testing = ['tests', 'reached', 'stories'];
/** A planted fault also fails the check that each fault can be planted. No other check may fail. */
const mayFail = [...testing, 'checks'];

/** Plants a fault in a copy, runs `npm test -- changed` there, and removes the fault. */
async function isFound(copy: string, [folder, name, right, wrong]: Fault): Promise<boolean> {
  const file = join(copy, folder, name);
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace(right, wrong));
  const { code, output } = await run(testChanged, { cwd: copy, quiet: true });
  writeFileSync(file, source);
  const duration = /in all: \d+ s/.exec(output)?.[0] ?? 'ended early';
  const failed = [...output.matchAll(/^([a-z]+): \d+ passed, [1-9]\d* failed/gm)].map(([, check = '']) => check);
  console.log(`${folder}: found by ${failed.join(', ') || 'nothing'}; ${duration}`);
  const isFoundByTests = failed.some((check) => testing.includes(check));
  const isExpected = code !== 0 && isFoundByTests && failed.every((check) => mayFail.includes(check));
  if (!isExpected) console.log(output);
  return isExpected;
}

/**
 * `npm test -- changed` passes in a clean copy, and fails for a fault planted in each package in turn; `changed=auth` plants
 * only the one in `auth`.
 */
export async function proveChanged(packages?: readonly string[]): Promise<boolean> {
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
      if (packages !== undefined && !packages.some((name) => fault[0].endsWith(`/${name}`))) continue;
      holds = (await isFound(copy, fault)) && holds;
    }
    return holds;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
