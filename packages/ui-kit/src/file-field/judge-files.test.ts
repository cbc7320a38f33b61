// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { judgeFiles } from './judge-files';

const file = (name: string, type = '', size = 4) => new File(['x'.repeat(size)], name, { type });

test.each([
  ['.p12,.pfx', 'potrdilo.p12', '', true],
  ['.p12, .pfx', 'POTRDILO.PFX', 'application/x-pkcs12', true],
  ['.p12', 'potrdilo.p12.exe', '', false],
  ['image/*', 'foto.png', 'image/png', true],
  ['image/*', 'foto.png', '', false],
  ['application/pdf', 'ponudba.pdf', 'application/pdf', true],
  ['application/pdf', 'ponudba.pdf', 'text/plain', false],
])('%s takes %s (%s): %s', (accept, name, type, isTaken) => {
  const { taken, refused } = judgeFiles([file(name, type)], { accept });
  expect(taken).toHaveLength(isTaken ? 1 : 0);
  expect(refused).toEqual(isTaken ? [] : [{ name, reason: 'type' }]);
});

test('a file of exactly the largest size is taken, one byte more is not', () => {
  const { taken, refused } = judgeFiles([file('a', '', 10), file('b', '', 11)], { maxSize: 10, multiple: true });
  expect(taken.map(({ name }) => name)).toEqual(['a']);
  expect(refused).toEqual([{ name: 'b', reason: 'size' }]);
});

test('a field of one file takes none of several', () => {
  expect(judgeFiles([file('a'), file('b')], {})).toEqual({ taken: [], refused: [{ name: 'a', reason: 'count' }] });
  expect(judgeFiles([file('a'), file('b')], { multiple: true }).taken).toHaveLength(2);
});
