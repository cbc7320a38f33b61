import { tenantsResource, type ListFilter } from '@atrium/api-client/contract';

/** The columns that are filtered by days, each with its name in the address. */
const dayColumns = { created_at: 'created', updated_at: 'updated' } as const;
const ends = ['from', 'to'] as const;
const states: readonly string[] = tenantsResource.columns.state.choices;

function isDay(value: string | null): value is string {
  if (value === null || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const at = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

/** `state=active&created_from=2026-11-01`; what cannot be filtered by is left out. */
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

/** The filter as parts of an address, which `readListFilter` reads. */
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

/** The filter as the service takes it: days are those of the viewer's time zone, from midnight to midnight. */
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
