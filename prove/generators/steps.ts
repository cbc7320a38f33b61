import { type Command, pnpm, run } from '../../tooling/commands/shell.mjs';

export type Step = readonly [name: string, command: Command];

/** A generator with its answers. */
export const generate = (name: string, ...answers: readonly string[]): Command =>
  pnpm('exec', 'turbo', 'gen', name, '--args', ...answers);

export const git = (...words: readonly string[]): Command => [
  'git',
  '-c',
  'user.name=Prove',
  '-c',
  'user.email=prove@atrium.example',
  ...words,
];

/** Runs the steps until one fails, and prints the output of that one. */
export async function runSteps(folder: string, steps: readonly Step[]): Promise<boolean> {
  for (const [name, command] of steps) {
    const { code, output } = await run(command, { cwd: folder, quiet: true });
    if (code === 0) continue;
    console.log(`--- ${name} ---\n${output}`);
    return false;
  }
  return true;
}

/** Output of `git diff` for the staged changes. */
export async function stagedChanges(folder: string, ...options: readonly string[]): Promise<readonly string[]> {
  const { output } = await run(git('diff', '--cached', ...options), { cwd: folder, quiet: true });
  return output.split('\n').filter((line) => line !== '');
}

/** Files with staged changes of these kinds: `A` for added, `M` for edited. */
export const stagedFiles = (folder: string, filter: string): Promise<readonly string[]> =>
  stagedChanges(folder, '--name-only', `--diff-filter=${filter}`);

export const checking: readonly Step[] = [
  ['types', pnpm('exec', 'turbo', 'run', 'typecheck', '--output-logs=errors-only')],
  ['lint', pnpm('exec', 'oxlint', '--type-aware')],
  ['boundaries', pnpm('exec', 'turbo', 'boundaries')],
  ['layers', pnpm('exec', 'depcruise', '--config', 'tooling/checks/layers.cjs', 'packages', 'apps')],
];

/** Runs the unit tests whose paths contain one of these words. */
export const testing = (...words: readonly string[]): Step => [
  'tests',
  pnpm('exec', 'vitest', 'run', '--project=!storybook', ...words),
];
