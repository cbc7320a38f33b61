import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pnpm, root, run } from '../tooling/commands/shell.mjs';
import { countPlugIn, plugIns } from './generators/plug-ins.ts';
import { countField, countScreen, generating, testsOfSamples } from './generators/records.ts';
import { checking, runSteps, testing, type Step } from './generators/steps.ts';

const install: Step = ['installs', pnpm('install', '--frozen-lockfile', '--prefer-offline')];
const build: Step = [
  'builds',
  pnpm('exec', 'turbo', 'run', 'build', '--filter=@atrium/sample-rules', '--filter=@atrium/ui-kit'),
];

async function countPlugIns(folder: string): Promise<boolean> {
  for (const plugIn of plugIns) if (!(await countPlugIn(folder, plugIn))) return false;
  return true;
}

/**
 * Runs every generator in a clone, checks the generated files, and counts manual edits. `generators=plug-ins` runs only
 * the generators of plug-ins, such as couriers.
 */
export async function proveGenerators(only?: readonly string[]): Promise<boolean> {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-generators-'));
  const testsOfPlugIns = plugIns.flatMap(({ name, tests }) => [name, ...tests]);
  try {
    await run(['git', 'clone', '--quiet', root, folder]);
    if (!(await runSteps(folder, [install])) || !(await countPlugIns(folder))) return false;
    if (only?.includes('plug-ins')) return await runSteps(folder, [...checking, testing(...testsOfPlugIns)]);
    if (!(await runSteps(folder, generating))) return false;
    await countScreen(folder);
    const tests = testing(...testsOfSamples, ...testsOfPlugIns);
    return (await runSteps(folder, [...checking, build, tests])) && (await countField(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
