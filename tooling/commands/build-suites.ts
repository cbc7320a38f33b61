import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startsInFreshClone } from './fresh-start.ts';
import { check, checkEach, reports, vitest } from './run-tests.ts';
import { type Command, pnpm, root, run, tool } from './shell.mjs';
import { add, single, type Tally, turboTally } from './tally.ts';

export const turbo = (...args: string[]): Command => pnpm('exec', 'turbo', ...args);

/** The linter also checks types. Turborepo only repeats checks whose files changed. */
export async function staticChecks(): Promise<Tally> {
  const names = ['lint', 'format', 'layers', 'unused', 'versions'].map((name) => `static:${name}`);
  const { code, output } = await run(
    turbo('run', ...names, '--continue', '--concurrency=2', '--output-logs=errors-only'),
    { quiet: true },
  );
  if (code !== 0) console.log(`\n--- static checks ---\n${output}`);
  return add([turboTally(output, code), await boundaries()]);
}

export function boundaries(): Promise<Tally> {
  return check('boundaries between packages', turbo('boundaries'));
}

const everyBuild = ['run', 'build', 'declarations'];

/** Builds everything twice, and checks that the second build only has cache hits. */
export async function build(): Promise<Tally> {
  const first = await check('build', turbo(...everyBuild, '--output-logs=errors-only'));
  const second = await run(turbo(...everyBuild, '--output-logs=none'), { quiet: true });
  const isCached = /FULL TURBO/.test(second.output);
  if (!isCached) console.log(`\n--- the second build had cache misses ---\n${second.output}`);
  return add([first, single(isCached)]);
}

/** Packs the published packages, checks the archives, and installs them in projects outside the repository. */
export async function packages(): Promise<Tally> {
  const folder = join(reports, 'packed');
  rmSync(folder, { recursive: true, force: true });
  const names = ['validators', 'api-client'];
  const packed = await Promise.all(names.map((name) => pack(name, folder)));
  if (packed.some(({ failed }) => failed > 0)) return add(packed);
  const checked = await Promise.all(names.map((name) => checkArchive(name, folder)));
  const used = await vitest('consumer', ['run', '--root=tooling/consumer'], { PACKED_PACKAGES: folder });
  return add([...packed, ...checked, used]);
}

const archiveOf = (name: string) => `${name}.tgz`;

function pack(name: string, folder: string): Promise<Tally> {
  const out = join(folder, archiveOf(name));
  return check(
    `packing ${name}`,
    pnpm(`--filter=@atrium/${name}`, 'pack', '--config.ignore-scripts=true', '--out', out),
  );
}

function checkArchive(name: string, folder: string): Promise<Tally> {
  const home = `packages/${name}`;
  const archive = join(folder, archiveOf(name));
  return checkEach([
    [`publint ${name}`, tool('publint', [archive, '--strict'], home)],
    [`attw ${name}`, tool('attw', [archive, '--profile', 'esm-only'], home)],
    [`sizes of ${name}`, tool('size-limit', [], home), home],
  ]);
}

/** Runs each benchmark once, without measuring, and checks that all contenders agree. */
export function shortBench(): Promise<Tally> {
  return check('bench', [process.execPath, 'tooling/commands/bench.ts', '--short']);
}

/** Starts the product as a new user does, except that it takes the finished build. */
export async function freshStart(): Promise<Tally> {
  return single(await startsInFreshClone(join(root, '.turbo/cache')));
}
