import type { OptionsInput, SelectOption } from '@atrium/api-client/contract';
import type { Caller, SessionUser } from '../../http/caller';
import { Forbidden, InvalidInput } from '../../http/errors';
import { mayUse } from '../../http/may-use';
import type { Parts } from '../../parts';
import { type ListAnswer, readList } from './list.service';
import { readListQuery } from './list-query';
import type { Listing } from './listing';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Entries of a select from the resource the call names, for who may list it. */
export async function readOptions(
  parts: Pick<Parts, 'database'>,
  listings: readonly Listing[],
  { user, language }: { readonly user: SessionUser; readonly language: Caller['language'] },
  input: OptionsInput,
): Promise<ListAnswer<SelectOption>> {
  const listing = listings.find(({ resource }) => resource.route === input.namespace);
  if (listing === undefined) throw new InvalidInput({ namespace: ['not_a_choice'] });
  const { list } = listing.resource.access;
  if (list.kind === 'permission' && !mayUse(user, list.permission)) throw new Forbidden();
  const searchColumns = readColumns(listing, input);
  const { namespace: _namespace, column: _column, columns: _columns, selected, ...query } = input;
  const asked = readListQuery(listing.resource, { ...query, sort: 'title' });
  const only = selected === undefined ? null : selected.filter((key) => uuid.test(key));
  const reading = { user, language, scope: listing.scopeOf(user) };
  const answer = await readList(parts, listing, reading, { ...asked, searchColumns, only });
  return { ...answer, data: answer.data.map((row) => toOption(row.id, listing.option(row))) };
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
