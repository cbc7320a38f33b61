import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filledFolder } from '@atrium/commands/demo-folder';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-demo-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string) => writeFileSync(join(folder, name), 'something');
const fill = async () => {
  write('rows');
  return ['nina'];
};

describe('filledFolder', () => {
  test('fills a folder once', async () => {
    expect(await filledFolder(folder, fill)).toEqual(['nina']);
    expect(await filledFolder(folder, () => Promise.reject(new Error('Filled twice.')))).toEqual(['nina']);
    expect(readdirSync(folder).toSorted()).toEqual(['demo-accounts.json', 'rows']);
  });

  test('empties and fills a folder whose filling was interrupted', async () => {
    const failing = async () => {
      write('half');
      throw new Error('The port is in use.');
    };
    await expect(filledFolder(folder, failing)).rejects.toThrow('The port is in use.');
    expect(await filledFolder(folder, fill)).toEqual(['nina']);
    expect(readdirSync(folder).toSorted()).toEqual(['demo-accounts.json', 'rows']);
  });

  test('rejects a folder with other files and does not change it', async () => {
    write('mine');
    await expect(filledFolder(folder, fill)).rejects.toThrow('holds no complete demo');
    expect(readdirSync(folder)).toEqual(['mine']);
    expect(readFileSync(join(folder, 'mine'), 'utf8')).toBe('something');
  });
});
