import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ceilings from '../../tooling/checks/src/numbers/ceilings.json' with { type: 'json' };
import { pnpm } from '../../tooling/commands/shell.mjs';
import { checking, generate, git, runSteps, stagedChanges, stagedFiles, testing, type Step } from './steps.ts';

/** Generates one sample of everything that is not a plug-in. */
export const generating: readonly Step[] = [
  ['package', generate('package', 'sample-rules', 'Rules of a sample.')],
  ['service-module', generate('service-module', 'suppliers', 'supplier')],
  ['screen', generate('screen', 'suppliers', 'supplier')],
  ['page', generate('page', 'tenant-wizard/details', 'notes')],
  ['component', generate('component', 'ribbon')],
  ['api-call', generate('api-call', 'auth', 'knock', 'loginEndpoint')],
  ['adr', generate('adr', 'a sample decision')],
  ['installs the new package', pnpm('install', '--no-frozen-lockfile', '--prefer-offline')],
  ['formats', pnpm('exec', 'oxfmt', '.')],
  ['adds everything', git('add', '-A')],
];

/** Words in the paths of the tests that the samples can break. */
export const testsOfSamples = ['sample-rules', 'suppliers', 'ribbon', 'parity', 'activity'];

/** The manual edits that add the field `city` to suppliers: a file, the text to find, the text to insert before it. */
const fieldEdits = [
  [
    'packages/api-client/src/contract/suppliers/supplier.resource.ts',
    '    active: {',
    "    city: { type: 'text', recorded: true, input: 'save', optional: true, nullable: true, maxLength: 80, column: 'wide' },\n",
  ],
  ['apps/licensing-service/src/back-office/suppliers/supplier.table.ts', '  active: ', '  city: text(),\n'],
  ['packages/back-office/src/suppliers/locales/en.ts', "    active: '", "    city: 'City',\n"],
  ['packages/back-office/src/suppliers/locales/sl.ts', "    active: '", "    city: 'Kraj',\n"],
] as const;

/** Prints the changed files outside the new folders. Only the generators change them, none by hand. */
export async function countScreen(folder: string): Promise<void> {
  const edited = (await stagedFiles(folder, 'M')).filter((path) => path !== 'pnpm-lock.yaml');
  const added = await stagedFiles(folder, 'A');
  console.log(`The generators added ${added.length} files and edited ${edited.length} outside the new folders:`);
  for (const path of edited) console.log(`  ${path}`);
  console.log(
    `A new list screen: 0 files edited by hand, at most ${ceilings['files edited for a list screen, outside its folders'].ceiling} allowed.`,
  );
}

/** Adds a field by hand, and checks that its type and its tests pass. */
export async function countField(folder: string): Promise<boolean> {
  if (!(await runSteps(folder, [['commits', git('commit', '-qm', 'Generate samples')]]))) return false;
  for (const [path, before, line] of fieldEdits) {
    const file = join(folder, path);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(before)) throw new Error(`${path} has no ${before}`);
    writeFileSync(file, text.replace(before, line + before));
  }
  await runSteps(folder, [['adds the edits', git('add', '-A')]]);
  const statistics = await stagedChanges(folder, '--stat');
  console.log(`A new field:\n${statistics.join('\n')}`);
  const files = await stagedFiles(folder, 'AM');
  const migrations = pnpm('--filter', '@atrium/licensing-service', 'run', 'migrations');
  const passes = await runSteps(folder, [['migration', migrations], ...checking, testing(...testsOfSamples)]);
  return passes && files.length <= ceilings['files edited for a field'].ceiling;
}
