// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { validateFiles } from './validate-files';

const file = (name: string, type = '', size = 4) => new File(['x'.repeat(size)], name, { type });

test.each([
  ['.p12,.pfx', 'potrdilo.p12', '', true],
  ['.p12, .pfx', 'POTRDILO.PFX', 'application/x-pkcs12', true],
  ['.p12', 'potrdilo.p12.exe', '', false],
  ['image/*', 'foto.png', 'image/png', true],
  ['image/*', 'foto.png', '', false],
  ['application/pdf', 'ponudba.pdf', 'application/pdf', true],
  ['application/pdf', 'ponudba.pdf', 'text/plain', false],
])('accept="%s" allows %s (%s): %s', (accept, name, type, isTaken) => {
  const { accepted, rejected } = validateFiles([file(name, type)], { accept });
  expect(accepted).toHaveLength(isTaken ? 1 : 0);
  expect(rejected).toEqual(isTaken ? [] : [{ name, reason: 'type' }]);
});

test('accepts a file of exactly the maximum size and rejects one byte more', () => {
  const { accepted, rejected } = validateFiles([file('a', '', 10), file('b', '', 11)], { maxSize: 10, multiple: true });
  expect(accepted.map(({ name }) => name)).toEqual(['a']);
  expect(rejected).toEqual([{ name: 'b', reason: 'size' }]);
});

test('a single-file field rejects several files', () => {
  expect(validateFiles([file('a'), file('b')], {})).toEqual({
    accepted: [],
    rejected: [{ name: 'a', reason: 'count' }],
  });
  expect(validateFiles([file('a'), file('b')], { multiple: true }).accepted).toHaveLength(2);
});
