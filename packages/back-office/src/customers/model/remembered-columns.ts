import type { CustomerImportCheck } from '@atrium/api-client/contract';

type Columns = CustomerImportCheck['columns'];

/** Most sets of headers that are remembered for a person. */
const maximum = 20;

const keyOf = (userId: string) => `customer-import-columns:${userId}`;
const headersOf = (columns: Columns) => JSON.stringify(columns.map(({ header }) => header));

function read(userId: string): [headers: string, fields: string][] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(stored) ? stored.filter((entry): entry is [string, string] => Array.isArray(entry)) : [];
  } catch {
    return [];
  }
}

function write(userId: string, columns: Columns, added: [string, string][]): void {
  const headers = headersOf(columns);
  const others = read(userId).filter(([known]) => known !== headers);
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify([...added, ...others].slice(0, maximum)));
  } catch {
    // Without usable storage, the fields are suggested again.
  }
}

/** The fields that this person chose for a file with the same headers, if they differ from the suggested ones. */
export function recallColumns(userId: string, columns: Columns): string | undefined {
  const [, fields] = read(userId).find(([headers]) => headers === headersOf(columns)) ?? [];
  return fields === columns.map(({ field }) => field).join() ? undefined : fields;
}

/** Remembers the chosen fields of a set of headers in this browser. */
export const rememberColumns = (userId: string, columns: Columns): void =>
  write(userId, columns, [[headersOf(columns), columns.map(({ field }) => field).join()]]);

export const forgetColumns = (userId: string, columns: Columns): void => write(userId, columns, []);
