import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { buildIdOf } from './build-id';

const folder = mkdtempSync(join(tmpdir(), 'atrium-build-'));
afterAll(() => rmSync(folder, { recursive: true }));

const build = (script: string) => {
  writeFileSync(join(folder, 'index.html'), `<script src="/assets/${script}"></script>`);
  return buildIdOf(folder);
};

it('derives the build id from the asset names in index.html', () => {
  const first = build('portal-a1.js');
  expect(first).toMatch(/^[0-9a-f]{16}$/);
  expect(build('portal-b2.js')).not.toBe(first);
  expect(build('portal-a1.js')).toBe(first);
});

it('returns “development” if the portal is not built', () => {
  expect(buildIdOf(join(folder, 'nothing'))).toBe('development');
});
