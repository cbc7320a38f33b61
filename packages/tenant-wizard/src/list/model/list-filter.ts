import { tenantsResource, type ListFilter } from '@atrium/api-client/contract';

/** Columns that are filtered by day, with their names in the address. */
const dayColumns = { created_at: 'created', updated_at: 'updated' } as const;
const ends = ['from', 'to'] as const;
const states: readonly string[] = tenantsResource.columns.state.choices;

function isDay(value: string | null): value is string {
  if (value === null || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

/** Parses `state=active&created_from=2026-11-01` and drops unknown filters. */
export function readListFilter(address: URLSearchParams): ListFilter {
  const state = address.get('state');
  const days = Object.entries(dayColumns).flatMap(([column, name]) => {
    const range = ends.flatMap((end) => {
      const day = address.get(`${name}_${end}`);
      return isDay(day) ? [[end, day]] : [];
    });
    return range.length === 0 ? [] : [[column, Object.fromEntries(range)]];
  });
  return {
    ...(state !== null && states.includes(state) ? { state } : {}),
    ...Object.fromEntries(days),
  };
}

/** Formats a filter for `readListFilter`. */
export function writeListFilter({ state, ...columns }: ListFilter): [string, string][] {
  const days = Object.entries(dayColumns).flatMap(([column, name]) => {
    const range = columns[column];
    if (typeof range !== 'object') return [];
    return Object.entries(range).map(([end, day]): [string, string] => [`${name}_${end}`, day]);
  });
  return [...(typeof state === 'string' ? [['state', state] as [string, string]] : []), ...days];
}

const instantOf = (day: string, end: string) =>
  new Date(`${day}T${end === 'to' ? '23:59:59.999' : '00:00:00'}`).toISOString();

/** Formats a filter for the service; days are midnight to midnight in the user's time zone. */
export function toServiceFilter(filter: ListFilter): ListFilter {
  return Object.fromEntries(
    Object.entries(filter).map(([column, value]) => [
      column,
      typeof value === 'string'
        ? value
        : Object.fromEntries(Object.entries(value).map(([end, day]) => [end, instantOf(day, end)])),
    ]),
  );
}
