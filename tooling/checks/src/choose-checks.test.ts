import { describe, expect, test } from 'vitest';

interface Package {
  readonly name: string;
  readonly folder: string;
  readonly dependsOn: readonly string[];
}
interface Choice {
  readonly name: string;
  readonly why: string;
  readonly paths?: readonly string[];
  readonly args?: readonly string[];
}
type Choose = (
  packages: readonly Package[],
  changes: { readonly files: readonly string[]; readonly deleted: readonly string[] },
  storiesReaching: () => readonly string[],
) => { readonly choices: readonly Choice[]; readonly left: string };

const command = (name: string) => import(new URL(`../../commands/${name}.mjs`, import.meta.url).href);
const { choose }: { choose: Choose } = await command('choose-checks');
const { timetable }: { timetable: (rows: readonly object[]) => string } = await command('timetable');

const packages = [
  { name: '@atrium/validators', folder: 'packages/validators', dependsOn: [] },
  { name: '@atrium/auth', folder: 'packages/auth', dependsOn: ['@atrium/validators'] },
  { name: '@atrium/portal', folder: 'apps/portal', dependsOn: ['@atrium/auth'] },
  { name: '@atrium/storybook', folder: 'apps/storybook', dependsOn: ['@atrium/auth'] },
  { name: '@atrium/licensing-service', folder: 'apps/licensing-service', dependsOn: ['@atrium/validators'] },
];

function chosen(files: readonly string[], deleted: readonly string[] = []) {
  const { choices } = choose(packages, { files, deleted }, () => []);
  return Object.fromEntries(choices.map((choice) => [choice.name, choice]));
}

describe('the checks of a change', () => {
  test('a feature package is tested as a whole, and what uses it as far as it is reached', () => {
    const { lint, tests, reached } = chosen(['packages/auth/src/login.ts']);
    expect(lint?.paths).toEqual(['packages/auth', 'apps/portal', 'apps/storybook']);
    expect(tests?.args).toContain('--project=auth');
    expect(reached?.args).toEqual(
      expect.arrayContaining(['related', 'packages/auth/src/login.ts', '--project=portal']),
    );
    expect(reached?.args).not.toContain('--project=licensing-service');
    expect(reached?.why).toBe('those of portal that reach a changed module');
  });

  test('of the service, tests that reach a changed module run; all of them after a change to anything else', () => {
    const module = chosen(['apps/licensing-service/src/app.ts']);
    expect(module['tests']).toBeUndefined();
    expect(module['reached']?.args).toContain('--project=licensing-service');
    expect(chosen(['apps/licensing-service/migrations/0001.sql'])['tests']?.args).toContain(
      '--project=licensing-service',
    );
  });

  test('a text that is no code is formatted and nothing else', () => {
    expect(Object.keys(chosen(['README.md']))).toEqual(['format']);
  });

  test('a file that is gone is missed by lint and by the tests of its package', () => {
    expect(Object.keys(chosen([], ['packages/auth/src/login.ts']))).toEqual(
      expect.arrayContaining(['lint', 'unused', 'tests', 'checks']),
    );
  });

  test('a file at the root counts as a change to everything', () => {
    expect(chosen(['turbo.json'])['lint']?.paths).toEqual(['.']);
  });

  test('a manifest has the versions of dependencies compared', () => {
    expect(chosen(['packages/auth/package.json'])['versions']).toBeDefined();
    expect(chosen(['packages/auth/src/login.ts'])['versions']).toBeUndefined();
  });
});

test('the timetable shows seconds, core-seconds and cores busy, as far as they are known', () => {
  expect(
    timetable([
      { title: 'unit', seconds: 200.4, coreSeconds: 380 },
      { title: 'kills', seconds: 90, note: 'each step once' },
    ]).split('\n'),
  ).toEqual([
    '       seconds  core-seconds  cores busy',
    'unit       200           380         1.9',
    'kills       90             –           –  each step once',
  ]);
});
