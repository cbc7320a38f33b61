import { type Choice, chooseChecks } from '@atrium/commands/choose-checks';
import { timetable } from '@atrium/commands/timetable';
import { describe, expect, test } from 'vitest';

const packages = [
  { name: '@atrium/validators', folder: 'packages/validators', dependsOn: [] },
  { name: '@atrium/auth', folder: 'packages/auth', dependsOn: ['@atrium/validators'] },
  { name: '@atrium/portal', folder: 'apps/portal', dependsOn: ['@atrium/auth'] },
  { name: '@atrium/storybook', folder: 'apps/storybook', dependsOn: ['@atrium/auth'] },
  { name: '@atrium/licensing-service', folder: 'apps/licensing-service', dependsOn: ['@atrium/validators'] },
];

function chosen(files: readonly string[], deleted: readonly string[] = []): Readonly<Record<string, Choice>> {
  const { choices } = chooseChecks(packages, { files, deleted }, () => []);
  return Object.fromEntries(choices.map((choice) => [choice.name, choice]));
}

describe('chooseChecks', () => {
  test('runs all tests of a changed package, and those of its dependents that reach a changed module', () => {
    const { lint, tests, reached } = chosen(['packages/auth/src/login.ts']);
    expect(lint?.paths).toEqual(['packages/auth', 'apps/portal', 'apps/storybook']);
    expect(tests?.args).toContain('--project=auth');
    expect(reached?.args).toEqual(
      expect.arrayContaining(['related', 'packages/auth/src/login.ts', '--project=portal']),
    );
    expect(reached?.args).not.toContain('--project=licensing-service');
    expect(reached?.why).toBe('the tests of portal that reach a changed module');
  });

  test('runs all tests of the service only if a file other than a module changed', () => {
    const module = chosen(['apps/licensing-service/src/app.ts']);
    expect(module['tests']).toBeUndefined();
    expect(module['reached']?.args).toContain('--project=licensing-service');
    expect(chosen(['apps/licensing-service/migrations/0001.sql'])['tests']?.args).toContain(
      '--project=licensing-service',
    );
  });

  test('only checks the format of a changed document', () => {
    expect(Object.keys(chosen(['README.md']))).toEqual(['format']);
  });

  test('runs lint and the tests of the package of a deleted file', () => {
    expect(Object.keys(chosen([], ['packages/auth/src/login.ts']))).toEqual(
      expect.arrayContaining(['lint', 'unused', 'tests', 'checks']),
    );
  });

  test('lints everything after a change in the root folder', () => {
    expect(chosen(['turbo.json'])['lint']?.paths).toEqual(['.']);
  });

  test('compares the versions of dependencies after a change of a package.json', () => {
    expect(chosen(['packages/auth/package.json'])['versions']).toBeDefined();
    expect(chosen(['packages/auth/src/login.ts'])['versions']).toBeUndefined();
  });
});

test('timetable shows seconds, core-seconds and busy cores, or a dash if they are unknown', () => {
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
