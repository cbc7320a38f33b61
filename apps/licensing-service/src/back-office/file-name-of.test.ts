import { expect, it } from 'vitest';
import { fileNameOf } from './file-name-of';

it.each([
  ['Ponudba č/1: "A"', 'Ponudba č 1 A.pdf'],
  ['ponudba\u202efdp.exe', 'ponudba fdp.exe.pdf'],
  ['A\u000bB\r\nC', 'A B C.pdf'],
  [`${'a'.repeat(99)}😀b`, `${'a'.repeat(99)}😀.pdf`],
  [' \u202e ', 'document.pdf'],
])('names the file of %j', (title, name) => {
  expect(fileNameOf(title, 'pdf')).toBe(name);
  expect(name.isWellFormed()).toBe(true);
});
