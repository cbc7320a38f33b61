import { expect, it } from 'vitest';
import { readTags } from './tag-parts';

it('finds tags and their places, also over runs, and never over lines', () => {
  const tags = readTags([
    { str: 'Ponudba {document.number}', hasEOL: true },
    { str: '{customer.', hasEOL: false },
    { str: 'title}, {#items}', hasEOL: true },
    { str: '{field.', hasEOL: true },
    { str: 'terms} { } {a b}', hasEOL: true },
  ]);
  expect(tags).toEqual([
    { name: 'document.number', parts: [{ run: 0, start: 8, end: 25 }] },
    {
      name: 'customer.title',
      parts: [
        { run: 1, start: 0, end: 10 },
        { run: 2, start: 0, end: 6 },
      ],
    },
    { name: 'items', parts: [{ run: 2, start: 8, end: 16 }] },
  ]);
});
