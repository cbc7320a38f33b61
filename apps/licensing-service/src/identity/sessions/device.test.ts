import { expect, it } from 'vitest';
import { deviceOf } from './device';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:132.0) Gecko/20100101 Firefox/132.0',
    { browser: 'Firefox 132', system: 'Windows', kind: 'desktop' },
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Safari/605.1.15',
    { browser: 'Safari 18', system: 'macOS', kind: 'desktop' },
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
    { browser: 'Chrome 131', system: 'Android', kind: 'mobile' },
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1',
    { browser: 'Safari 17', system: 'iOS', kind: 'tablet' },
  ],
  ['curl/8.5.0', { browser: 'curl 8', system: null, kind: 'unknown' }],
  ['node', { browser: 'node', system: null, kind: 'unknown' }],
  ['', { browser: null, system: null, kind: 'unknown' }],
  ['()', { browser: null, system: null, kind: 'unknown' }],
  ['x'.repeat(512), { system: null, kind: 'unknown' }],
  [`Mozilla/5.0 ${'a('.repeat(250)}`, { system: null, kind: 'unknown' }],
])('parses the User-Agent %j', (userAgent, device) => {
  expect(deviceOf(userAgent)).toMatchObject(device);
  expect(deviceOf(userAgent).browser?.length ?? 0).toBeLessThanOrEqual(60);
});
