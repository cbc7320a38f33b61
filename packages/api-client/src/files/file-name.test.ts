import { expect, it } from 'vitest';
import { readFileName } from './file-name';

it.each([
  ['attachment; filename="tenants.xlsx"', 'tenants.xlsx'],
  ['attachment; filename=tenants.xlsx', 'tenants.xlsx'],
  [`attachment; filename="licence.xlsx"; filename*=UTF-8''%C5%A1ifranti.xlsx`, 'šifranti.xlsx'],
  [`attachment; filename="a.xlsx"; filename*=UTF-8''%E0%A4`, 'a.xlsx'],
  ['attachment; filename="say \\"hello\\".pdf"', 'say hello.pdf'],
  ['attachment; filename="../../etc/passwd"', 'passwd'],
  ['attachment; filename="C:\\\\Windows\\\\a.exe"', 'a.exe'],
  ['attachment; filename="..."', 'download'],
  ['attachment; filename=".bashrc"', 'bashrc'],
  ['attachment; filename="a\u202Excod.exe"', 'axcod.exe'],
  ['attachment', 'download'],
  [null, 'download'],
])('reads %s as %s', (header, name) => {
  expect(readFileName(header, 'download')).toBe(name);
});
