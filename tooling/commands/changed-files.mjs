import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './shell.mjs';

async function git(...args) {
  const { code, output } = await run(['git', ...args], { quiet: true });
  return code === 0 ? output.split('\n').filter((line) => line !== '') : undefined;
}

/** `main` of the first remote that has one, else the last commit. */
async function defaultReference() {
  for (const remote of (await git('remote')) ?? []) {
    const reference = `${remote}/main`;
    if (await git('rev-parse', '--verify', '--quiet', reference)) return reference;
  }
  return 'HEAD';
}

/**
 * The files in which the working tree differs from the commit at which it left REF; also those git does not know yet.
 * @returns {Promise<{ reference: string, files: string[], deleted: string[] } | undefined>} undefined: no such REF
 */
export async function changedFiles(asked) {
  const reference = asked || (await defaultReference());
  const changed = await git('diff', '--name-only', '--no-renames', '--merge-base', reference);
  const unknown = await git('ls-files', '--others', '--exclude-standard');
  if (changed === undefined || unknown === undefined) return undefined;
  const all = [...new Set([...changed, ...unknown])].toSorted();
  const isThere = (file) => existsSync(join(root, file));
  return { reference, files: all.filter(isThere), deleted: all.filter((file) => !isThere(file)) };
}
