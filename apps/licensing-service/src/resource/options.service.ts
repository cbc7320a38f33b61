import type { ListFilter, OptionsInput, SelectOption } from '@atrium/api-client/contract';
import { type Caller, Forbidden, InvalidInput, isUuid, hasPermission, type SessionUser } from '../platform';
import type { ResourceDependencies } from './dependencies';
import { type ListAnswer, readList } from './list.service';
import { readListQuery } from './list-query';
import type { Listing } from './listing';

/** Entries of a select from the resource the call names, for who may list it. */
export async function readOptions(
  dependencies: Pick<ResourceDependencies, 'database'>,
  listings: readonly Listing[],
  { user, language }: { readonly user: SessionUser; readonly language: Caller['language'] },
  input: OptionsInput,
): Promise<ListAnswer<SelectOption>> {
  const listing = listings.find(({ resource }) => resource.route === input.namespace);
  if (listing === undefined) throw new InvalidInput({ namespace: ['not_a_choice'] });
  const { list } = listing.resource.access;
  if (list.kind === 'permission' && !hasPermission(user, list.permission)) throw new Forbidden();
  const searchColumns = readColumns(listing, input);
  const { namespace: _namespace, column: _column, columns: _columns, selected, filter, ...query } = input;
  const { key, ...filters } = filter ?? {};
  const keys = [...(selected ?? []), ...readKeys(key)];
  const asked = readListQuery(listing.resource, { ...query, filter: filters, sort: 'title' });
  const only = selected === undefined && key === undefined ? null : keys.filter((id) => isUuid(id));
  const reading = { user, language, scope: listing.scopeOf(user) };
  const answer = await readList(dependencies, listing, reading, { ...asked, searchColumns, only });
  return { ...answer, data: answer.data.map((row) => toOption(row.id, listing.option(row, language))) };
}

/** `filter[key]=…`: one key, or several separated by commas. */
function readKeys(asked: ListFilter[string] = ''): readonly string[] {
  if (typeof asked === 'string') return asked === '' ? [] : asked.split(',');
  const other = Object.keys(asked).find((comparison) => comparison !== 'in');
  if (other !== undefined) throw new InvalidInput({ [`filter.key.${other}`]: ['not_a_choice'] });
  return readKeys(asked['in']);
}

function readColumns({ resource }: Listing, { column, columns = [] }: OptionsInput): readonly string[] {
  const named = [
    ...(column === undefined ? [] : [['column', column] as const]),
    ...columns.map((name, at) => [`columns.${at}`, name] as const),
  ];
  return named.map(([field, name]) => {
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
