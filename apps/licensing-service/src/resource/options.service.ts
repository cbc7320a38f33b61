import type { ListFilter, OptionsInput, SelectOption } from '@atrium/api-client/contract';
import { type Caller, Forbidden, InvalidInput, isUuid, type SessionUser } from '../platform';
import type { ResourceDependencies } from './dependencies';
import { type ListAnswer, readList } from './list.service';
import { readListQuery } from './list-query';
import { type Listing, mayList } from './listing';

/** Reads select options of a resource that the user may list. */
export async function readOptions(
  dependencies: Pick<ResourceDependencies, 'database'>,
  listings: readonly Listing[],
  { user, language }: { readonly user: SessionUser; readonly language: Caller['language'] },
  input: OptionsInput,
): Promise<ListAnswer<SelectOption>> {
  const listing = listings.find(({ resource }) => resource.route === input.namespace);
  if (listing === undefined) throw new InvalidInput({ namespace: ['not_a_choice'] });
  const searchColumns = readColumns(listing, input);
  if (!mayList(user, listing)) throw new Forbidden();
  const { namespace: _namespace, column: _column, columns: _columns, selected, filter, ...query } = input;
  const { key, ...filters } = filter ?? {};
  const keys = [...(selected ?? []), ...readKeys(key)];
  const sort = 'title' in listing.resource.columns ? 'title' : listing.resource.defaultSort;
  const listRequest = readListQuery(listing.resource, { ...query, filter: filters, sort });
  const only = selected === undefined && key === undefined ? null : keys.filter((id) => isUuid(id));
  const context = { user, language, scope: listing.scopeOf(user) };
  const optionsRequest = { ...listRequest, searchColumns, only, countsAll: false };
  const answer = await readList(dependencies, listing, context, optionsRequest);
  return { ...answer, data: answer.data.map((row) => toOption(row.id, listing.option(row, language))) };
}

/** Reads `filter[key]=…`: one key, or several separated by commas. */
function readKeys(keyFilter: ListFilter[string] = ''): readonly string[] {
  if (typeof keyFilter === 'string') return keyFilter === '' ? [] : keyFilter.split(',');
  const other = Object.keys(keyFilter).find((comparison) => comparison !== 'in');
  if (other !== undefined) throw new InvalidInput({ [`filter.key.${other}`]: ['not_a_choice'] });
  return readKeys(keyFilter['in']);
}

function readColumns({ resource }: Listing, { column, columns = [] }: OptionsInput): readonly string[] {
  const requestedColumns = [
    ...(column === undefined ? [] : [['column', column] as const]),
    ...columns.map((name, at) => [`columns.${at}`, name] as const),
  ];
  return requestedColumns.map(([field, name]) => {
    const known = Object.hasOwn(resource.columns, name) && resource.columns[name]?.searchable === true;
    if (!known) throw new InvalidInput({ [field]: ['not_a_choice'] });
    return name;
  });
}

const toOption = (key: string, { title, subtitle }: Pick<SelectOption, 'title' | 'subtitle'>): SelectOption => ({
  key,
  title,
  label: title,
  subtitle,
  imageUrl: null,
  disabled: false,
  indent: 0,
});
