import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { folderErrorOf, fullDiskErrorOf } from './folder-errors';

const error = (code: string) => Object.assign(new Error('write'), { code });

describe('data folder errors', () => {
  it('distinguishes a damaged folder from a full disk by the free space', async () => {
    expect((await folderErrorOf(tmpdir())).message).toMatch(/^The database in the data folder .+ is damaged, or/);
    // /proc reports no free space at all.
    expect((await folderErrorOf('/proc')).message).toMatch(/^The disk of the data folder \/proc is full\. .+\.$/);
  });

  it.each([
    ['ENOSPC', /^The disk of the data folder \/data is full\./],
    ['EDQUOT', /^The disk of the data folder \/data is full\./],
    ['53100', /^The disk of the database is full\./],
  ])('reports a full disk in one sentence for %s', (code, sentence) => {
    const startupError = fullDiskErrorOf(error(code), '/data');
    expect(startupError).toMatchObject({ name: 'StartupError', message: expect.stringMatching(sentence) });
  });

  it('returns any other error unchanged', () => {
    const other = error('EACCES');
    expect(fullDiskErrorOf(other, '/data')).toBe(other);
  });
});
