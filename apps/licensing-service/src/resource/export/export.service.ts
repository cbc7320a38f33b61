import { Readable } from 'node:stream';
import type { ExportInput } from '@atrium/api-client/contract';
import { Conflict, findText, inScope, InvalidInput, type Language, writeAudit } from '../../platform';
import type { ResourceDependencies } from '../dependencies';
import { findIds } from '../list.repository';
import { readListQuery } from '../list-query';
import type { ListedTable } from '../listing';
import type { Exporting, Exports } from './exports';
import { exportedColumns, findCells } from './export.repository';
import { type SheetColumn, type SheetValue, spreadsheet } from './spreadsheet';

/** Rows of one spreadsheet. */
export const maximumRows = 100_000;
const packSize = 2_000;
/** Characters of an id, and of the comma behind it. */
const idLength = 36;
const idStep = idLength + 1;
const sellersZone = 'Europe/Ljubljana';

/** One spreadsheet at a time for each user of this instance. */
export function createExports(dependencies: Pick<ResourceDependencies, 'database' | 'clock'>): Exports {
  const running = new Map<string, symbol>();
  return {
    async start(listing, exporting, input) {
      const { id } = exporting.user;
      if (running.has(id)) throw new Conflict('export_in_progress');
      const mark = Symbol(id);
      const finish = () => {
        if (running.get(id) === mark) running.delete(id);
      };
      running.set(id, mark);
      try {
        const content = await startExport(dependencies, listing, exporting, input);
        return Readable.from(untilRead(content, finish), { objectMode: false }).once('close', finish);
      } catch (error) {
        finish();
        throw error;
      }
    },
  };
}

/** Calls back when all was read, before the reader knows that it was the end. */
async function* untilRead(content: AsyncIterable<Uint8Array>, finish: () => void): AsyncGenerator<Uint8Array> {
  yield* content;
  finish();
}

/** Which rows there are is found at once; their contents are read in batches, never while waiting for a client. */
async function startExport(
  { database, clock }: Pick<ResourceDependencies, 'database' | 'clock'>,
  listing: ListedTable,
  { user, caller }: Exporting,
  { time_zone: timeZone = sellersZone, ...query }: ExportInput,
): Promise<AsyncIterable<Uint8Array>> {
  if (!isTimeZone(timeZone)) throw new InvalidInput({ time_zone: ['not_a_choice'] });
  const request = readListQuery(listing.resource, query);
  const scope = listing.scopeOf(user);
  const ids = await inScope(database, scope, async (tx) => {
    const found = await findIds(tx, listing, { scope, language: caller.language }, request, maximumRows + 1);
    const rows = Math.ceil(found.length / idStep);
    if (rows > maximumRows)
      throw new InvalidInput({ filter: [{ key: 'too_many_rows', values: { max: maximumRows } }] });
    await writeAudit(tx, {
      at: clock(),
      actorId: user.id,
      action: `${listing.resource.route}.export`,
      outcome: 'done',
      subjectType: 'export',
      requestId: caller.requestId,
      ip: caller.ip,
      after: { rows, sort: query.sort, search: query.search, filter: query.filter },
    });
    return found;
  });
  const showing = { timeZone, language: caller.language };
  const read = (pack: string) => inScope(database, scope, (tx) => findCells(tx, listing, pack, showing));
  return spreadsheet({
    title: findText(caller.language, `spreadsheets.${listing.resource.route}.sheet`) ?? listing.resource.route,
    columns: sheetColumns(listing, caller.language),
    rows: worded(listing, caller.language, packs(ids, read)),
  });
}

/** Each pack is asked for while the one before it is being written. */
async function* packs(ids: string, read: (pack: string) => Promise<SheetValue[][]>) {
  const packAt = (at: number) => ids.slice(at, at + packSize * idStep - 1);
  let next = read(packAt(0));
  for (let at = packSize * idStep; at < ids.length; at += packSize * idStep) {
    const pack = await next;
    next = read(packAt(at));
    next.catch(() => undefined);
    yield pack;
  }
  yield await next;
}

function sheetColumns(listing: ListedTable, language: Language): SheetColumn[] {
  return exportedColumns(listing).map(({ name, kind }) => ({
    heading: findText(language, `spreadsheets.${listing.resource.route}.columns.${name}`) ?? name,
    kind,
  }));
}

/** Choices in the words of the user's language. */
async function* worded(listing: ListedTable, language: Language, rows: AsyncIterable<SheetValue[][]>) {
  const choices = exportedColumns(listing).map(({ name }) =>
    listing.resource.columns[name]?.type === 'choice' ? `spreadsheets.${listing.resource.route}.choices.${name}` : null,
  );
  for await (const pack of rows) {
    for (const row of pack) {
      choices.forEach((path, at) => {
        if (path !== null) row[at] = findText(language, `${path}.${String(row[at])}`) ?? row[at] ?? null;
      });
    }
    yield pack;
  }
}

/** A name of the IANA database; PostgreSQL reads offsets the other way round. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z_]+(\/[\w+-]+)*$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
