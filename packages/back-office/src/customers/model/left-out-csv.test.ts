import { expect, it } from 'vitest';
import { leftOutCsv } from './left-out-csv';

it('keeps the columns of the file, adds row and reason, and runs no formula', async () => {
  const rows = [
    { row: 4, state: 'refused', cells: ['=1+1', '+386 41 318 450'], reasons: ['E-mail: wrong.', 'Name: "x"; y'] },
  ] as const;
  const blob = leftOutCsv(['Naziv', 'Telefon', 'Kraj'], structuredClone(rows) as never, {
    row: 'Row',
    reason: 'Reason',
  });
  expect(new TextDecoder('utf-8', { ignoreBOM: true }).decode(await blob.arrayBuffer())).toBe(
    '\uFEFFNaziv;Telefon;Kraj;Row;Reason\r\n\'=1+1;+386 41 318 450;;4;"E-mail: wrong. Name: ""x""; y"',
  );
});
