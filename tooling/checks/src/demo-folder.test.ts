import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';

type Fill = () => Promise<string[]>;
const commands = new URL('../../commands/demo-folder.mjs', import.meta.url);
const { filledFolder }: { filledFolder: (folder: string, fill: Fill) => Promise<string[]> } = await import(
  commands.href
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'atrium-demo-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string) => writeFileSync(join(folder, name), 'something');
const fill: Fill = async () => {
  write('rows');
  return ['nina'];
};

describe('the data folder of the demo', () => {
  test('is filled once', async () => {
    expect(await filledFolder(folder, fill)).toEqual(['nina']);
    expect(await filledFolder(folder, () => Promise.reject(new Error('A second time.')))).toEqual(['nina']);
    expect(readdirSync(folder).toSorted()).toEqual(['demo-accounts.json', 'rows']);
  });

  test('is filled again from scratch when that was interrupted', async () => {
    const failing = async () => {
      write('half');
      throw new Error('The port is in use.');
    };
    await expect(filledFolder(folder, failing)).rejects.toThrow('The port is in use.');
    expect(await filledFolder(folder, fill)).toEqual(['nina']);
    expect(readdirSync(folder).toSorted()).toEqual(['demo-accounts.json', 'rows']);
  });

  test('is refused, and left as it is, where it holds something else', async () => {
    write('mine');
    await expect(filledFolder(folder, fill)).rejects.toThrow('holds no whole demo');
    expect(readdirSync(folder)).toEqual(['mine']);
    expect(readFileSync(join(folder, 'mine'), 'utf8')).toBe('something');
  });
});
