import { withDependents } from './workspace.mjs';

const isModule = (file) => /\.(ts|tsx|mjs|cjs)$/.test(file);
const isWords = (file) => file.endsWith('.md');

/** Tests of these packages take minutes: only those that reach a changed module are run. */
const large = ['@atrium/licensing-service'];
/** Their tests have suites of their own. */
const withoutUnitTests = ['@atrium/storybook', '@atrium/consumer', '@atrium/checks'];

const projectOf = ({ name }) => `--project=${name.replace('@atrium/', '')}`;
const namesOf = (packages) => packages.map(({ name }) => name.replace('@atrium/', '')).join(', ');

/**
 * What a change can break, as far as it can be found out quickly.
 * @param {import('./workspace.mjs').WorkspacePackage[]} packages
 * @param {{ files: string[], deleted: string[] }} changes
 * @param {(files: string[], packages: import('./workspace.mjs').WorkspacePackage[]) => string[]} storiesReaching
 * @returns {{ choices: { name: string, why: string, paths?: string[], args?: string[] }[], left: string }}
 */
export function choose(packages, { files, deleted }, storiesReaching) {
  const touched = [...files, ...deleted];
  const code = touched.filter((file) => !isWords(file));
  const owner = (file) => packages.find(({ folder }) => file.startsWith(`${folder}/`));
  const changed = packages.filter((one) => code.some((file) => owner(file) === one));
  const rootCode = code.filter((file) => owner(file) === undefined);
  const changesEverything = rootCode.some((file) => !file.includes('/'));
  const affected = changesEverything
    ? packages
    : withDependents(
        packages,
        changed.map(({ name }) => name),
      );
  const choices = [];
  const pick = (name, why, more = {}) => choices.push({ name, why, ...more });

  if (files.length > 0) pick('format', 'the changed files', { paths: files });
  if (code.length > 0) {
    const folders = affected.map(({ folder }) => folder);
    const paths = changesEverything
      ? ['.']
      : [...folders, ...rootCode.filter((file) => isModule(file) && files.includes(file))];
    if (paths.length > 0)
      pick(
        'lint',
        changesEverything
          ? 'files that everything hangs on'
          : `${namesOf(changed)}, and what uses it: ${namesOf(affected)}`,
        { paths },
      );
    for (const name of ['boundaries', 'layers', 'unused']) pick(name, 'code has changed');
  }
  if (code.some((file) => /(^|\/)(package\.json|pnpm-workspace\.yaml)$/.test(file)))
    pick('versions', 'dependencies may have changed');

  const whole = changed.filter(({ name, folder }) => {
    if (withoutUnitTests.includes(name)) return false;
    return !large.includes(name) || code.some((file) => file.startsWith(`${folder}/`) && !isModule(file));
  });
  const modules = files.filter((file) => isModule(file) && changed.includes(owner(file)));
  const reached = affected.filter((one) => !whole.includes(one) && !withoutUnitTests.includes(one.name));
  if (whole.some(hasTests))
    pick('tests', `all of ${namesOf(whole.filter(hasTests))}`, {
      args: ['run', ...whole.filter(hasTests).map(projectOf), noKills],
    });
  if (modules.length > 0 && reached.some(hasTests))
    pick('reached', `those of ${namesOf(reached.filter(hasTests))} that reach a changed module`, {
      args: ['related', '--run', ...modules, ...reached.filter(hasTests).map(projectOf), noKills],
    });
  if (code.length > 0)
    pick('checks', 'texts, exports and boundaries of all packages', { args: ['run', '--project=checks'] });

  const stories = storiesReaching(code, changed);
  if (stories.length > 0)
    pick('stories', `${stories.length} files of stories that reach a changed file`, { args: stories });

  const others = 'kills, journeys, PostgreSQL, published packages, pictures, the bench, stories of other packages';
  return { choices, left: changesEverything ? `${others}, and the tests of what has not changed itself` : others };
}

const noKills = '--exclude=**/*.kill.test.ts';

/** Tooling has no tests of its own but those of `checks` and `consumer`. */
function hasTests({ folder }) {
  return !folder.startsWith('tooling/');
}
