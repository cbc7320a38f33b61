import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installMissing } from '../tooling/commands/real-servers.ts';
import { run } from '../tooling/commands/shell.mjs';
import { startDavServer } from './dav-server.ts';

const litmus = { name: 'litmus', program: '/usr/bin/litmus', from: 'litmus' };

/** Tests of each suite that fail because the service refuses what they try. The tests that build on them are skipped. */
const refused: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  basic: {},
  http: {},
  locks: {
    copy: 'one token opens one file, so there is nowhere to copy it to',
    lock_shared: 'two people writing one file would lose the work of one',
    lock_collection: 'the folder holds one file, which has its own lock',
    unmapped_lock: 'a lock of a new name would create a file',
  },
};

/** Runs the suites of Debian's litmus against the service's WebDAV, behind a folder that only this server has. */
export async function proveLitmus(): Promise<boolean> {
  await installMissing([litmus]);
  if (!existsSync(litmus.program)) {
    console.log("litmus is not installed: install Debian's litmus.");
    return false;
  }
  const folder = mkdtempSync(join(tmpdir(), 'atrium-litmus-'));
  const server = await startDavServer();
  try {
    let passed = true;
    for (const suite of Object.keys(refused)) {
      const { output } = await run([litmus.program, '-k', `${server.url}/dav/folder/`], {
        cwd: folder,
        env: { TESTS: suite },
        quiet: true,
      });
      passed = report(suite, output) && passed;
    }
    return passed;
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(suite: string, output: string): boolean {
  const expected = refused[suite] ?? {};
  const failed = [...output.matchAll(/(\w+)\.* FAIL/g)].map(([, name = '']) => name);
  const [summary, tests, passes] = /of (\d+) tests run: (\d+) passed/.exec(output) ?? ['did not end'];
  console.log(`litmus ${suite}: ${summary}`);
  for (const name of failed) console.log(`  ${name} is refused: ${expected[name] ?? 'UNEXPECTED'}`);
  const isAsExpected = failed.toSorted().join() === Object.keys(expected).toSorted().join();
  if (isAsExpected && Number(tests) - Number(passes) === failed.length) return true;
  console.log(output);
  return false;
}
