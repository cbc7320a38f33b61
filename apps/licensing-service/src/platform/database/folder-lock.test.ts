import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock';

describe('the lock of the data folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-lock-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('refuses a second holder with one plain sentence, and lets the next one in after release', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(
      `Atrium already runs on the data folder ${folder} (process ${process.pid}).`,
    );
    lock.release();
    (await lockFolder(folder)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('lets one of many in when all come at once, also over a dead lock', async () => {
    await writeFile(join(folder, 'service.lock'), '999999999 1\n');
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('takes over the lock of a process that was killed', async () => {
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    await once(child, 'spawn');
    await writeFile(join(folder, 'service.lock'), `${child.pid} unknown\n`);
    await expect(lockFolder(folder)).rejects.toThrow('already runs');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const lock = await lockFolder(folder);
    expect(await readFile(join(folder, 'service.lock'), 'utf8')).toContain(String(process.pid));
    lock.release();
  });

  it.runIf(process.platform === 'linux')('is not fooled by a process that got the number of a dead one', async () => {
    await writeFile(join(folder, 'service.lock'), `${process.pid} 1\n`);
    (await lockFolder(folder)).release();
  });

  it('does not remove a lock that another process holds by now', async () => {
    const lock = await lockFolder(folder);
    await writeFile(join(folder, 'service.lock'), '1 unknown\n');
    lock.release();
    expect(await readFile(join(folder, 'service.lock'), 'utf8')).toBe('1 unknown\n');
  });

  it('reports a folder that is not writable', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(lockFolder(join(folder, 'file'))).rejects.toThrow('cannot be written to');
    await expect(lockFolder('/proc/atrium')).rejects.toThrow('cannot be written to');
  });
});
