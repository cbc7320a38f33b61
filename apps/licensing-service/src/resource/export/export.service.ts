import { Readable } from 'node:stream';
import type { ExportInput, FieldType } from '@atrium/api-client/contract';
import { sql } from 'drizzle-orm';
import { Conflict, findText, inScope, InvalidInput, type Language, writeAudit } from '../../platform';
import { countryName } from '../country-name';
import type { ResourceDependencies } from '../dependencies';
import { findIds } from '../list.repository';
import { readListQuery } from '../list-query';
import type { ListedTable } from '../listing';
import type { ExportContext, Exports } from './exports';
import { exportedColumns, findCells } from './export.repository';
import { recordedExportFields } from './recorded-export-fields';
import { type SheetColumn, type SheetValue, spreadsheet } from './spreadsheet';

/** As many as a sheet of Excel holds below its header. */
const maximumRows = 1_048_575;
/** Sorting a million names takes PostgreSQL about five seconds. */
const sortingTime = '9s';
const batchSize = 2_000;
/** Length of an id and of the comma after it. */
const idLength = 36;
const idStep = idLength + 1;
const defaultTimeZone = 'Europe/Ljubljana';

/** Creates exports, one at a time for each user of this instance. */
export function createExports(dependencies: Pick<ResourceDependencies, 'database' | 'clock'>): Exports {
  const running = new Map<string, symbol>();
  return {
    async start(listing, context, input) {
      const { id } = context.user;
      if (running.has(id)) throw new Conflict('export_in_progress');
      const token = Symbol(id);
      const finish = () => {
        if (running.get(id) === token) running.delete(id);
      };
      running.set(id, token);
      try {
        const content = await startExport(dependencies, listing, context, input);
        return Readable.from(withFinish(content, finish), { objectMode: false }).once('close', finish);
      } catch (error) {
        finish();
        throw error;
      }
    },
  };
}

/** Calls `finish` before the stream ends, so the client can start the next export at once. */
async function* withFinish(content: AsyncIterable<Uint8Array>, finish: () => void): AsyncGenerator<Uint8Array> {
  yield* content;
  finish();
}

/** Finds the ids at once, then reads rows in batches. Never holds a transaction while waiting for a client. */
async function startExport(
  { database, clock }: Pick<ResourceDependencies, 'database' | 'clock'>,
  listing: ListedTable,
  { user, caller }: ExportContext,
  { time_zone: timeZone = defaultTimeZone, ...query }: ExportInput,
): Promise<AsyncIterable<Uint8Array>> {
  if (!isTimeZone(timeZone)) throw new InvalidInput({ time_zone: ['not_a_choice'] });
  const request = readListQuery(listing.resource, query);
  const scope = listing.scopeOf(user);
  const ids = await inScope(database, scope, async (tx) => {
    await tx.execute(sql`select set_config('statement_timeout', ${sortingTime}, true)`);
    const foundIds = await findIds(tx, listing, { scope, language: caller.language }, request, maximumRows + 1);
    const rows = Math.ceil(foundIds.length / idStep);
    if (rows > maximumRows)
      throw new InvalidInput({
        filter: [{ key: 'too_many_rows', values: { max: maximumRows.toLocaleString(caller.language) } }],
      });
    await writeAudit(tx, {
      at: clock(),
      actorId: user.id,
      action: `${listing.resource.route}.export`,
      outcome: 'done',
      subjectType: 'export',
      fields: recordedExportFields,
      requestId: caller.requestId,
      ip: caller.ip,
      after: { rows, sort: query.sort, search: query.search, filter: query.filter },
    });
    return foundIds;
  });
  const showing = { timeZone, language: caller.language };
  const read = (batch: string) => inScope(database, scope, (tx) => findCells(tx, listing, batch, showing));
  return spreadsheet({
    title: findText(caller.language, `spreadsheets.${listing.resource.route}.sheet`) ?? listing.resource.route,
    columns: sheetColumns(listing, caller.language),
    rows: translateCells(listing, caller.language, batches(ids, read)),
  });
}

/** Reads each batch while the previous one is written. */
async function* batches(ids: string, read: (batch: string) => Promise<SheetValue[][]>) {
  const batchAt = (at: number) => ids.slice(at, at + batchSize * idStep - 1);
  let next = read(batchAt(0));
  for (let at = batchSize * idStep; at < ids.length; at += batchSize * idStep) {
    const batch = await next;
    next = read(batchAt(at));
    next.catch(() => undefined);
    yield batch;
  }
  yield await next;
}

function sheetColumns(listing: ListedTable, language: Language): SheetColumn[] {
  return exportedColumns(listing).map(({ name, kind }) => ({
    heading: findText(language, `spreadsheets.${listing.resource.route}.columns.${name}`) ?? name,
    kind,
  }));
}

const isTranslated = (type?: FieldType) => type === 'choice' || type === 'boolean';

/** Writes choices, yes and no, and columns with their own wording, in the user's language. */
async function* translateCells(listing: ListedTable, language: Language, rows: AsyncIterable<SheetValue[][]>) {
  const { resource, columns } = listing;
  const writers = exportedColumns(listing).map(({ name }): ((value: string) => string) | null => {
    const write = columns[name]?.write;
    if (write !== undefined) return (value) => write(value, language);
    if (resource.columns[name]?.names === 'country') return (value) => countryName(value, language);
    if (!isTranslated(resource.columns[name]?.type)) return null;
    return (value) => findText(language, `spreadsheets.${resource.route}.choices.${name}.${value}`) ?? value;
  });
  for await (const batch of rows) {
    for (const row of batch) {
      writers.forEach((write, at) => {
        const value = row[at];
        if (write !== null && value !== null && value !== undefined) row[at] = write(String(value));
      });
    }
    yield batch;
  }
}

/** Accepts IANA names only: PostgreSQL reads offsets with the opposite sign. */
function isTimeZone(name: string): boolean {
  if (!/^[A-Za-z_]+(\/[\w+-]+)*$/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
