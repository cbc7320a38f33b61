import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { folderErrorOf, fullDiskErrorOf } from './folder-errors';

const error = (code: string) => Object.assign(new Error('write'), { code });

describe('a data folder that cannot be opened', () => {
  it('is distinguished from a full disk by the free space', async () => {
    expect((await folderErrorOf(tmpdir())).message).toMatch(/^The database in the data folder .+ is damaged, or/);
    // The file system of the processes has no space at all.
    expect((await folderErrorOf('/proc')).message).toMatch(/^The disk of the data folder \/proc is full\. .+\.$/);
  });

  it.each([
    ['ENOSPC', /^The disk of the data folder \/data is full\./],
    ['EDQUOT', /^The disk of the data folder \/data is full\./],
    ['53100', /^The disk of the database is full\./],
  ])('ends the start with one sentence after %s', (code, sentence) => {
    const refusal = fullDiskErrorOf(error(code), '/data');
    expect(refusal).toMatchObject({ name: 'StartRefused', message: expect.stringMatching(sentence) });
  });

  it('keeps any other error', () => {
    const other = error('EACCES');
    expect(fullDiskErrorOf(other, '/data')).toBe(other);
  });
});
