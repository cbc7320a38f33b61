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

/** Builds one file of the sources as the service is built, into a folder beside the dependencies. */
export async function buildEntry(source: string, folder: string): Promise<void> {
  await build(source, '--out-dir', folder);
}

/** The service as `npm start` runs it, built once a run by the first caller; returns the file to start. */
export async function buildService(): Promise<string> {
  const folder = inject('buildFolder');
  const built = join(folder, 'built');
  const turn = join(folder, 'building');
  while (!existsSync(built)) {
    if (await isMade(turn)) await buildInto(built, turn);
    else await wait(100);
  }
  return join(built, 'server.js');
}

async function buildInto(built: string, turn: string): Promise<void> {
  try {
    const draft = `${built}-draft`;
    await build('--out-dir', draft);
    await rename(draft, built);
  } finally {
    await rmdir(turn);
  }
}

/** Of many at once one makes the folder. */
const isMade = (folder: string) =>
  mkdir(folder).then(
    () => true,
    () => false,
  );
