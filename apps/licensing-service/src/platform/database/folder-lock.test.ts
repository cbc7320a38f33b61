import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockFolder } from './folder-lock';

describe('lockFolder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'atrium-lock-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('rejects a second process with one sentence, and accepts the next one after release', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(
      `Atrium already runs on the data folder ${folder} (process ${process.pid}).`,
    );
    lock.release();
    (await lockFolder(folder)).release();
    expect(await readdir(folder)).toEqual([]);
  });

  it('lets exactly one of many concurrent callers in, even over a stale lock', async () => {
    await writeFile(join(folder, 'service.lock'), '999999999 1\n');
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('replaces the lock of a killed process', async () => {
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

  it.runIf(process.platform === 'linux')('replaces the lock of a dead process whose id was reused', async () => {
    await writeFile(join(folder, 'service.lock'), `${process.pid} 1\n`);
    (await lockFolder(folder)).release();
  });

  it('does not remove a lock that another process has replaced', async () => {
    const lock = await lockFolder(folder);
    await writeFile(join(folder, 'service.lock'), '1 unknown\n');
    lock.release();
    expect(await readFile(join(folder, 'service.lock'), 'utf8')).toBe('1 unknown\n');
  });

  it('rejects a folder that is not writable', async () => {
    await writeFile(join(folder, 'file'), '');
    await expect(lockFolder(join(folder, 'file'))).rejects.toThrow('cannot be written to');
    await expect(lockFolder('/proc/atrium')).rejects.toThrow('cannot be written to');
  });
});
