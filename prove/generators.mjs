import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pnpm, root, run } from '../tooling/commands/shell.mjs';

const generate = (name, ...answers) => pnpm('exec', 'turbo', 'gen', name, '--args', ...answers);

/** @type {[name: string, command: string[]][]} */
const steps = [
  ['installs', pnpm('install', '--frozen-lockfile', '--prefer-offline')],
  ['package', generate('package', 'sample-rules', 'Rules of a sample.')],
  ['screen', generate('screen', 'back-office', 'suppliers')],
  ['component', generate('component', 'ribbon')],
  ['api-call', generate('api-call', 'auth', 'knock', 'loginEndpoint')],
  ['service-module', generate('service-module', 'samples', 'liveEndpoint', 'healthSchema')],
  ['adr', generate('adr', 'a sample decision')],
  ['installs the new package', pnpm('install', '--no-frozen-lockfile', '--prefer-offline')],
  ['format', pnpm('exec', 'oxfmt', '.')],
  ['types', pnpm('exec', 'turbo', 'run', 'typecheck', '--output-logs=errors-only')],
  ['lint', pnpm('exec', 'oxlint', '--type-aware')],
  ['boundaries', pnpm('exec', 'turbo', 'boundaries')],
  ['builds', pnpm('exec', 'turbo', 'run', 'build', '--filter=@atrium/sample-rules', '--filter=@atrium/ui-kit')],
  [
    'tests',
    pnpm('exec', 'vitest', 'run', '--project=!storybook', 'sample-rules', 'suppliers', 'ribbon', 'modules/samples'),
  ],
];

/** Runs every generator in a clone of its own, then the checks over what they made. */
export async function proveGenerators() {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-generators-'));
  try {
    await run(['git', 'clone', '--quiet', root, folder]);
    for (const [name, command] of steps) {
      const { code, output } = await run(command, { cwd: folder, quiet: true });
      if (code === 0) continue;
      console.log(`--- ${name} ---\n${output}`);
      return false;
    }
    return true;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
