import type { Changes } from './changed-files.ts';
import { withDependents, type WorkspacePackage } from './workspace.ts';

export type CheckName =
  | 'format'
  | 'lint'
  | 'boundaries'
  | 'layers'
  | 'unused'
  | 'versions'
  | 'tests'
  | 'reached'
  | 'checks'
  | 'stories';

/** A check to run. */
export interface Choice {
  readonly name: CheckName;
  readonly why: string;
  /** Files and folders to check. */
  readonly paths?: readonly string[];
  /** Arguments of Vitest. */
  readonly args?: readonly string[];
}

interface Chosen {
  readonly choices: readonly Choice[];
  /** Checks that only `npm test -- all` runs. */
  readonly omitted: string;
}

type FindStories = (files: readonly string[], packages: readonly WorkspacePackage[]) => readonly string[];

const isModule = (file: string) => /\.(ts|tsx|mjs|cjs)$/.test(file);
const isProse = (file: string) => file.endsWith('.md');

/** The tests of these packages take minutes, so only those that reach a changed module run. */
const large = ['@atrium/licensing-service'];
/** The tests of these packages belong to other suites. */
const withoutUnitTests = ['@atrium/storybook', '@atrium/consumer', '@atrium/checks'];

const projectOf = ({ name }: WorkspacePackage) => `--project=${name.replace('@atrium/', '')}`;
const namesOf = (packages: readonly WorkspacePackage[]) =>
  packages.map(({ name }) => name.replace('@atrium/', '')).join(', ');
const hasTests = ({ folder }: WorkspacePackage) => !folder.startsWith('tooling/');

const noLongOnes = '--exclude=**/*.{kill,long}*.test.{ts,tsx}';

/** Chooses the checks that a change can break, as far as that can be found quickly. */
export function chooseChecks(
  packages: readonly WorkspacePackage[],
  { files, deleted }: Changes,
  storiesReaching: FindStories,
): Chosen {
  const touched = [...files, ...deleted];
  const code = touched.filter((file) => !isProse(file));
  const ownerOf = (file: string) => packages.find(({ folder }) => file.startsWith(`${folder}/`));
  const changed = packages.filter((one) => code.some((file) => ownerOf(file) === one));
  const withoutOwner = code.filter((file) => ownerOf(file) === undefined);
  const changesEverything = withoutOwner.some((file) => !file.includes('/'));
  const affected = changesEverything
    ? packages
    : withDependents(
        packages,
        changed.map(({ name }) => name),
      );
  const choices: Choice[] = [];
  const choose = (name: CheckName, why: string, more: Pick<Choice, 'paths' | 'args'> = {}) =>
    choices.push({ name, why, ...more });

  if (files.length > 0) choose('format', 'the changed files', { paths: files });
  if (code.length > 0) {
    const folders = affected.map(({ folder }) => folder);
    const paths = changesEverything
      ? ['.']
      : [...folders, ...withoutOwner.filter((file) => isModule(file) && files.includes(file))];
    const reason = changesEverything
      ? 'files that everything depends on'
      : `${namesOf(changed)}, and the packages that depend on it: ${namesOf(affected)}`;
    if (paths.length > 0) choose('lint', reason, { paths });
    for (const name of ['boundaries', 'layers', 'unused'] as const) choose(name, 'code has changed');
  }
  if (code.some((file) => /(^|\/)(package\.json|pnpm-workspace\.yaml)$/.test(file)))
    choose('versions', 'dependencies may have changed');

  const whole = changed.filter(({ name, folder }) => {
    if (withoutUnitTests.includes(name)) return false;
    return !large.includes(name) || code.some((file) => file.startsWith(`${folder}/`) && !isModule(file));
  });
  const modules = files.filter((file) => isModule(file) && changed.some((one) => one === ownerOf(file)));
  const reached = affected.filter((one) => !whole.includes(one) && !withoutUnitTests.includes(one.name));
  if (whole.some(hasTests))
    choose('tests', `all tests of ${namesOf(whole.filter(hasTests))}`, {
      args: ['run', ...whole.filter(hasTests).map(projectOf), noLongOnes],
    });
  if (modules.length > 0 && reached.some(hasTests))
    choose('reached', `the tests of ${namesOf(reached.filter(hasTests))} that reach a changed module`, {
      args: ['related', '--run', ...modules, ...reached.filter(hasTests).map(projectOf), noLongOnes],
    });
  if (code.length > 0)
    choose('checks', 'texts, exports and boundaries of all packages', { args: ['run', '--project=checks'] });

  const stories = storiesReaching(code, changed);
  if (stories.length > 0)
    choose('stories', `${stories.length} story files that reach a changed file`, { args: stories });

  const others =
    'kills, long tests, journeys, PostgreSQL, published packages, pictures, benchmarks, stories of other packages';
  return { choices, omitted: changesEverything ? `${others}, and the tests of unchanged packages` : others };
}
