import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, rename, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { inject } from 'vitest';
import { packageFolder } from '../platform';

const tsup = join(packageFolder, 'node_modules', 'tsup', 'dist', 'cli-default.js');

const build = (...options: string[]) =>
  promisify(execFile)(process.execPath, [tsup, ...options, '--silent'], { cwd: packageFolder });

/** Builds one source file with the service's build settings into a folder. */
export async function buildEntry(source: string, folder: string): Promise<void> {
  await build(source, '--out-dir', folder);
}

/** Folder of a finished build, which `npm test` made before. */
const finishedBuild = process.env['BUILT_SERVICE'];

/** Builds the service as for `npm start`, once per test run. Returns the file to start. */
export async function buildService(): Promise<string> {
  if (finishedBuild !== undefined) return join(finishedBuild, 'server.js');
  const folder = inject('buildFolder');
  const built = join(folder, 'built');
  const lock = join(folder, 'building');
  while (!existsSync(built)) {
    if (await tryCreate(lock)) await buildInto(built, lock);
    else await wait(100);
  }
  return join(built, 'server.js');
}

async function buildInto(built: string, lock: string): Promise<void> {
  try {
    const draft = `${built}-draft`;
    await build('--out-dir', draft);
    await rename(draft, built);
  } finally {
    await rmdir(lock);
  }
}

/** True for exactly one of many concurrent callers. */
const tryCreate = (folder: string) =>
  mkdir(folder).then(
    () => true,
    () => false,
  );
