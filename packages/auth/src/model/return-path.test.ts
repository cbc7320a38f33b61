import { describe, expect, it } from 'vitest';
import { authPaths } from '../paths';
import { readReturnPath, toReturnPath } from './return-path';

describe('toReturnPath', () => {
  it.each(['/', '/tenants', '/tenants/details/1?tab=plan#price', '/media?search=%C5%A1ola'])(
    'keeps the path %s',
    (path) => {
      expect(toReturnPath(path)).toBe(path);
    },
  );

  it.each([
    null,
    undefined,
    '',
    'tenants',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    'https:evil.example',
    'https://evil.example/tenants',
    'javascript:alert(1)',
    '/..//evil.example',
    '/@evil.example',
    ' /tenants',
    `/${'a'.repeat(2048)}`,
  ])('replaces %j by /', (path) => {
    expect(toReturnPath(path)).toBe('/');
  });

  it('does not decode an encoded path into another origin', () => {
    expect(toReturnPath('/%09/evil.example')).toBe('/%09/evil.example');
    expect(new URL(toReturnPath('/%09/evil.example'), 'https://portal.example').origin).toBe('https://portal.example');
  });

  it('reads the path that the login link wrote', () => {
    const href = authPaths.login.href({ returnTo: '/tenants?page=2&sort=title', sessionEnded: true });
    expect(readReturnPath(new URL(href, 'https://portal.example').searchParams)).toBe('/tenants?page=2&sort=title');
  });
});
