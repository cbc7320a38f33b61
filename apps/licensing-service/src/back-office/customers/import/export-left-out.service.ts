import { Readable } from 'node:stream';
import { findText, inScope, textOf, type UploadedFile } from '../../../platform';
import { spreadsheet } from '../../../resource';
import type { CustomerCall, CustomerDependencies } from '../customer.service';
import { judgeRows } from './judge-rows';
import { readFile, type Reading, reasonsOf } from './read-file';

const rowsAtOnce = 500;

/** The rows that an import would leave out, with the columns of the file, ready to be corrected and chosen again. */
export async function exportLeftOut(
  { database }: CustomerDependencies,
  { user, caller: { language } }: CustomerCall,
  body: Reading,
  file: UploadedFile,
): Promise<Readable> {
  const { table, rows, known } = await readFile(body, file, user);
  const judged = await inScope(database, { userId: user.id }, (tx) => judgeRows(tx, rows, known));
  const leftOut = judged.filter(({ state }) => state !== 'ready');
  const word = (name: 'reason' | 'row') => textOf(language, `spreadsheets.customers.leftOut.${name}`);

  async function* cells() {
    for (let from = 0; from < leftOut.length; from += rowsAtOnce)
      yield leftOut
        .slice(from, from + rowsAtOnce)
        .map((row) => [
          ...table.header.map((_header, at) => row.source.cells[at] || null),
          row.source.row,
          reasonsOf(row, language).join(' '),
        ]);
  }

  return Readable.from(
    spreadsheet({
      title: findText(language, 'spreadsheets.customers.sheet') ?? 'customers',
      columns: [
        ...table.header.map((heading) => ({ heading, kind: 'text' as const })),
        { heading: word('row'), kind: 'number' },
        { heading: word('reason'), kind: 'text' },
      ],
      rows: cells(),
    }),
    { objectMode: false },
  );
}
