import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pnpm, root, run } from '../tooling/commands/shell.mjs';

const generate = (name, ...answers) => pnpm('exec', 'turbo', 'gen', name, '--args', ...answers);
const git = (...words) => ['git', '-c', 'user.name=Prove', '-c', 'user.email=prove@atrium.example', ...words];

/** The most files that are edited by hand, besides generated ones. */
const mostForField = 4;
const mostForScreen = 3;
/** The most folders of a plug-in, and the most lines outside them. */
const mostForPlugIn = 3;

/** @type {[name: string, command: string[]][]} */
const generating = [
  ['installs', pnpm('install', '--frozen-lockfile', '--prefer-offline')],
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

/** @type {[name: string, command: string[]][]} */
const checking = [
  ['types', pnpm('exec', 'turbo', 'run', 'typecheck', '--output-logs=errors-only')],
  ['lint', pnpm('exec', 'oxlint', '--type-aware')],
  ['boundaries', pnpm('exec', 'turbo', 'boundaries')],
  ['layers', pnpm('exec', 'depcruise', '--config', 'tooling/checks/layers.cjs', 'packages', 'apps')],
  ['builds', pnpm('exec', 'turbo', 'run', 'build', '--filter=@atrium/sample-rules', '--filter=@atrium/ui-kit')],
  [
    'tests',
    pnpm('exec', 'vitest', 'run', '--project=!storybook', 'sample-rules', 'suppliers', 'ribbon', 'parity', 'acme-pay'),
  ],
];

/** The edits by hand that add the field `city` to suppliers: a file, what is found, what stands before it. */
const fieldEdits = [
  [
    'packages/api-client/src/contract/suppliers/supplier.resource.ts',
    '    active: {',
    "    city: { type: 'text', input: 'save', optional: true, nullable: true, maxLength: 80, column: 'wide' },\n",
  ],
  ['apps/licensing-service/src/back-office/suppliers/supplier.table.ts', '  active: ', '  city: text(),\n'],
  ['packages/back-office/src/suppliers/locales/en.ts', "    active: '", "    city: 'City',\n"],
  ['packages/back-office/src/suppliers/locales/sl.ts', "    active: '", "    city: 'Kraj',\n"],
];

/** Edits and new files, as git counts them. */
async function changed(folder, filter) {
  const { output } = await run(git('diff', '--cached', '--name-only', `--diff-filter=${filter}`), {
    cwd: folder,
    quiet: true,
  });
  return output.split('\n').filter((line) => line !== '');
}

async function runAll(folder, steps) {
  for (const [name, command] of steps) {
    const { code, output } = await run(command, { cwd: folder, quiet: true });
    if (code === 0) continue;
    console.log(`--- ${name} ---\n${output}`);
    return false;
  }
  return true;
}

/** Prints the files outside the new folders. The generators edit them, so none of them is edited by hand. */
async function countScreen(folder) {
  const edited = (await changed(folder, 'M')).filter((path) => path !== 'pnpm-lock.yaml');
  const added = await changed(folder, 'A');
  console.log(`The generators added ${added.length} files and edited ${edited.length} outside the new folders:`);
  for (const path of edited) console.log(`  ${path}`);
  console.log(`A new list screen: 0 files edited by hand, at most ${mostForScreen} allowed.`);
}

/** Generates a payment gateway, and counts its folders and the lines of its lists. */
async function countGateway(folder) {
  if (!(await runAll(folder, [['gateway', generate('gateway', 'acme-pay')]]))) return false;
  const { output: lines } = await run(git('diff', '--numstat'), { cwd: folder, quiet: true });
  const { output: added } = await run(git('ls-files', '--others', '--exclude-standard'), { cwd: folder, quiet: true });
  const folders = new Set(added.split('\n').flatMap((path) => /.*\/acme-pay(?=\/)/.exec(path) ?? []));
  const edited = lines.split('\n').reduce((sum, line) => sum + (Number.parseInt(line, 10) || 0), 0);
  console.log(`A new payment gateway: ${folders.size} folders and ${edited} lines outside them:\n${lines}`);
  const isWhole = added
    .trim()
    .split('\n')
    .every((path) => path.includes('/acme-pay/'));
  if (!(await runAll(folder, [['adds the gateway', git('add', '-A')]]))) return false;
  return isWhole && folders.size <= mostForPlugIn && edited <= mostForPlugIn;
}

/** Adds a field by hand, and checks that its type and its tests pass. */
async function countField(folder) {
  if (!(await runAll(folder, [['commits', git('commit', '-qm', 'Generate samples')]]))) return false;
  for (const [path, before, line] of fieldEdits) {
    const file = join(folder, path);
    const text = readFileSync(file, 'utf8');
    if (!text.includes(before)) throw new Error(`${path} has no ${before}`);
    writeFileSync(file, text.replace(before, line + before));
  }
  await runAll(folder, [['adds the edits', git('add', '-A')]]);
  const { output } = await run(git('diff', '--cached', '--stat'), { cwd: folder, quiet: true });
  console.log(`A new field:\n${output}`);
  const files = await changed(folder, 'AM');
  const migrations = pnpm('--filter', '@atrium/licensing-service', 'run', 'migrations');
  const passes = await runAll(folder, [['migration', migrations], ...checking.filter(([name]) => name !== 'builds')]);
  return passes && files.length <= mostForField;
}

/** Runs every generator in a clone, checks what they made, and counts the edits by hand. */
export async function proveGenerators() {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-generators-'));
  try {
    await run(['git', 'clone', '--quiet', root, folder]);
    if (!(await runAll(folder, generating))) return false;
    await countScreen(folder);
    if (!(await countGateway(folder))) return false;
    return (await runAll(folder, checking)) && (await countField(folder));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
