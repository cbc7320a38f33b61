import { Readable } from 'node:stream';
import { findText, inScope, textOf, type UploadedFile } from '../../../platform';
import { spreadsheet } from '../../../resource';
import type { CustomerCall, CustomerDependencies } from '../customer.service';
import { judgeRows, type Judging } from './judge-rows';
import { openFile, type Reading, reasonsOf } from './open-file';

/** The rows that an import would leave out, with the columns of the file, ready to be corrected and chosen again. */
export async function exportLeftOut(
  { database, openRequests: { giveWay } }: CustomerDependencies,
  { user, caller: { language } }: CustomerCall,
  body: Reading,
  file: UploadedFile,
): Promise<Readable> {
  const open = await openFile(body, file, user);
  const { header } = open.table;
  const word = (name: 'reason' | 'row') => textOf(language, `spreadsheets.customers.leftOut.${name}`);

  async function* cells() {
    const run: Judging['run'] = (queries) => inScope(database, { userId: user.id }, queries);
    for await (const rows of judgeRows({ run, giveWay }, open))
      yield rows
        .filter(({ state }) => state !== 'ready')
        .map((row) => [
          ...header.map((_heading, at) => row.source.cells[at] || null),
          row.source.row,
          reasonsOf(row, language).join(' '),
        ]);
  }

  const left = Readable.from(
    spreadsheet({
      title: findText(language, 'spreadsheets.customers.sheet') ?? 'customers',
      columns: [
        ...header.map((heading) => ({ heading, kind: 'text' as const })),
        { heading: word('row'), kind: 'number' },
        { heading: word('reason'), kind: 'text' },
      ],
      rows: cells(),
    }),
    { objectMode: false },
  );
  left.once('close', () => void open[Symbol.asyncDispose]());
  return left;
}
