import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './shell.mjs';

/** Paths relative to the repository, as git lists them. */
export interface Changes {
  readonly files: readonly string[];
  readonly deleted: readonly string[];
}

async function git(...args: string[]): Promise<string[] | undefined> {
  const { code, output } = await run(['git', ...args], { quiet: true });
  return code === 0 ? output.split('\n').filter((line) => line !== '') : undefined;
}

/** `main` of the first remote that has one, else the last commit. */
async function defaultReference(): Promise<string> {
  for (const remote of (await git('remote')) ?? []) {
    const reference = `${remote}/main`;
    if (await git('rev-parse', '--verify', '--quiet', reference)) return reference;
  }
  return 'HEAD';
}

/**
 * Files that changed in the working tree since it branched off a commit, untracked ones included. Undefined if there is
 * no such commit.
 */
export async function changedFiles(asked?: string): Promise<(Changes & { readonly reference: string }) | undefined> {
  const reference = asked || (await defaultReference());
  const changed = await git('diff', '--name-only', '--no-renames', '--merge-base', reference);
  const untracked = await git('ls-files', '--others', '--exclude-standard');
  if (changed === undefined || untracked === undefined) return undefined;
  const all = [...new Set([...changed, ...untracked])].toSorted();
  const exists = (file: string) => existsSync(join(root, file));
  return { reference, files: all.filter(exists), deleted: all.filter((file) => !exists(file)) };
}
