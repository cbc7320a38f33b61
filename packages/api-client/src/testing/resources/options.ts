import type { FakeCall, Calls } from '../http/call';
import { can } from '../../session/can';
import type { ListFilter, OptionsInput, Resource, SelectOption } from '../../contract';
import { ProblemError, invalid } from '../http/problem';
import { pageOf, selectRows, type FakeRow, type ReadRows } from './listing';

const perPage = 10;
const noChoice = ['Choose one of the offered values.'];

function searchedColumns({ columns }: Resource, input: OptionsInput): readonly string[] {
  const named = [
    ...(input.column === undefined ? [] : [['column', input.column] as const]),
    ...(input.columns ?? []).map((name, at) => [`columns.${at}`, name] as const),
  ];
  return named.map(([field, name]) => {
    if (!Object.hasOwn(columns, name) || columns[name]?.searchable !== true) throw invalid({ [field]: noChoice });
    return name;
  });
}

/** A row as the option of a select. */
export const optionOf = ({ shown, option }: FakeRow): SelectOption => {
  const { title, subtitle } = option ?? { title: 'title' in shown ? String(shown.title) : '', subtitle: null };
  return { key: shown.id, title, label: title, subtitle, imageUrl: null, disabled: false, indent: 0 };
};

/** The keys in `selected[]` and `filter[key]`; undefined without either. */
function selectedKeys(selected: readonly string[] | undefined, key: ListFilter[string] | undefined) {
  if (selected === undefined && key === undefined) return undefined;
  const filtered = typeof key === 'object' ? key['in'] : key;
  return [...(selected ?? []), ...(filtered ?? '').split(',')];
}

/** The options of a select: the records of a resource that the caller may list. */
export function optionsAnswer(resource: Resource, readRows: ReadRows, call: FakeCall<Calls['options']>) {
  const { user, body } = call;
  const { list } = resource.access;
  const { page, per_page } = body;
  const { key, ...filter } = body.filter ?? {};
  const selected = selectedKeys(body.selected, key);
  const paged = { ...(page === undefined ? {} : { page }), ...(per_page === undefined ? {} : { per_page }) };
  const sort = 'title' in resource.columns ? 'title' : resource.defaultSort;
  const searched = searchedColumns(resource, body);
  if (list.kind === 'permission' && !can(user(), list.permission))
    throw new ProblemError(403, 'forbidden', 'You are not allowed to do this.');
  const query = { search: body.search ?? '', filter, sort };
  const found = selectRows(resource, readRows(call), query, searched).filter(
    ({ shown }) => selected === undefined || selected.includes(shown.id),
  );
  return pageOf(found, paged, perPage, optionOf);
}
