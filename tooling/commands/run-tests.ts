import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from './postgres.ts';
import { type Command, root, run, tool } from './shell.mjs';
import { add, playwrightTally, single, type Tally, vitestTally } from './tally.ts';

type Variables = Readonly<Record<string, string>>;

/** Folder of the reports, and of other files that a run of the tests leaves. */
export const reports = join(root, '.reports');

function reportFile(name: string): string {
  const file = join(reports, `${name}.json`);
  rmSync(file, { force: true });
  return file;
}

/** Runs a command that passes with exit code 0. Its output is only printed if it fails. */
export async function check(name: string, command: Command, folder = '.'): Promise<Tally> {
  const { code, output } = await run(command, { cwd: join(root, folder), quiet: true });
  if (code !== 0) console.log(`\n--- ${name} failed ---\n${output}`);
  return single(code === 0);
}

/** Runs commands in sequence. */
export async function checkEach(
  commands: readonly [name: string, command: Command, folder?: string][],
): Promise<Tally> {
  const tallies: Tally[] = [];
  for (const command of commands) tallies.push(await check(...command));
  return add(tallies);
}

export async function vitest(name: string, args: readonly string[], env: Variables = {}): Promise<Tally> {
  const file = reportFile(name);
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${file}`];
  const { code, output } = await run(tool('vitest', [...args, ...reporters]), { quiet: true, env });
  if (code !== 0) console.log(`\n--- ${name} ---\n${output}`);
  return vitestTally(file, code);
}

/** Each run has its own output folder, because Playwright empties it and two can run in parallel. */
export async function playwright(
  name: string,
  args: readonly string[],
  env: Variables,
  owner = 'apps/portal',
): Promise<Tally> {
  const file = reportFile(name);
  const output = ['--reporter=dot,json', `--output=test-results/${name}`];
  const command = tool('playwright', ['test', ...output, ...args], owner);
  const result = await run(command, {
    cwd: join(root, owner),
    quiet: true,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
  });
  if (result.code !== 0) console.log(`\n--- ${name} ---\n${result.output}`);
  return playwrightTally(file, result.code);
}

/** Runs tests with the URL of a temporary PostgreSQL. */
export async function withPostgres(test: (url: string) => Promise<Tally>): Promise<Tally> {
  const server = await startPostgres();
  console.log(`  (${server.source})`);
  try {
    return await test(server.url);
  } finally {
    await server.stop();
  }
}
