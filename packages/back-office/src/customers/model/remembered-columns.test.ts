import { beforeEach, expect, it } from 'vitest';
import type { ImportField } from '@atrium/api-client/contract';
import { forgetColumns, recallColumns, rememberColumns } from './remembered-columns';

const columns = (headers: readonly string[], fields: readonly ImportField[]) =>
  headers.map((header, at) => ({ header, sample: '', field: fields[at] ?? 'none' }));

beforeEach(() => localStorage.clear());

it('remembers the fields of a set of headers for one person, until they are forgotten', () => {
  const suggested = columns(['Naziv', 'Opomba'], ['title', 'none']);
  rememberColumns('maja', columns(['Naziv', 'Opomba'], ['title', 'note']));
  expect(recallColumns('maja', suggested)).toBe('title,note');
  expect(recallColumns('zan', suggested)).toBeUndefined();
  expect(recallColumns('maja', columns(['Naziv', 'Kraj'], ['title', 'city']))).toBeUndefined();
  forgetColumns('maja', suggested);
  expect(recallColumns('maja', suggested)).toBeUndefined();
});

it('remembers the last 20 sets, and ignores what is not its own', () => {
  for (let count = 0; count < 25; count += 1) rememberColumns('maja', columns([`Stolpec ${count}`], ['title']));
  const recalled = (count: number) => recallColumns('maja', columns([`Stolpec ${count}`], ['none']));
  expect([recalled(4), recalled(5)]).toEqual([undefined, 'title']);
  localStorage.setItem('customer-import-columns:maja', '{"a"');
  expect(recalled(5)).toBeUndefined();
});
