import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp } from '../../../testing/test-app';
import { pageFontFaces } from './page-fonts';

let test: Awaited<ReturnType<typeof buildTestApp>>;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());

const files = [...pageFontFaces.matchAll(/url\('([^']+)'\)/g)].map(([, path]) => path ?? '');

it('lists the subsets for both languages', () => expect(files).toHaveLength(2));

it.each(files)('serves %s to any origin with an immutable cache', async (path) => {
  const { statusCode, headers, rawPayload } = await test.app.inject({ url: path, headers: { origin: 'null' } });
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('font/woff2');
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['access-control-allow-credentials']).toBeUndefined();
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(headers['cache-control']).toContain('immutable');
  expect(rawPayload.subarray(0, 4).toString('latin1')).toBe('wOF2');
});
