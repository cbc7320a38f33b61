import { optionsEndpoint, type ListFilter, type OptionsInput, type Resource, type SelectOption } from '../contract';
import { optionsSchema } from '../contract/schemas';
import { can } from '../session/can';
import { titleIn } from './fake-codelist';
import { codelistRows } from './fake-codelists';
import { pageOf, selectRows } from './fake-list';
import { FakeProblem, invalid } from './fake-problem';
import { fakeRoute, type FakeRoute } from './fake-route';
import { tenantsOf } from './fake-tenant';
import { tenantRows } from './fake-tenants';

const perPage = 10;
const unnamed = { en: 'Unnamed company CRM', sl: 'CRM podjetja brez imena' };
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

const option = (key: string, title: string, subtitle: string | null): SelectOption => ({
  key,
  title,
  label: title,
  subtitle,
  imageUrl: null,
  disabled: false,
  indent: 0,
});

/** The keys of `selected[]` and `filter[key]`; undefined where neither is there. */
function selectedKeys(selected: readonly string[] | undefined, key: ListFilter[string] | undefined) {
  if (selected === undefined && key === undefined) return undefined;
  const filtered = typeof key === 'object' ? key['in'] : key;
  return [...(selected ?? []), ...(filtered ?? '').split(',')];
}

export const fakeOptionRoutes: readonly FakeRoute[] = [
  fakeRoute(optionsEndpoint, optionsSchema, ({ state, body, user, language }) => {
    const { page, per_page } = body;
    const { key, ...filter } = body.filter ?? {};
    const selected = selectedKeys(body.selected, key);
    const paged = { ...(page === undefined ? {} : { page }), ...(per_page === undefined ? {} : { per_page }) };
    const query = { search: body.search ?? '', filter, sort: 'title' };
    const chosen = ({ id }: { readonly id: string }) => selected === undefined || selected.includes(id);
    if (body.namespace === 'tenants') {
      const rows = tenantRows(tenantsOf(state, user()));
      const found = selectRows(rows, query, searchedColumns(rows.resource, body)).filter(chosen);
      return pageOf(found, paged, perPage, ({ id, title, url }) =>
        option(id, title === '' ? unnamed[language] : title, url),
      );
    }
    if (body.namespace !== 'codelists') throw invalid({ namespace: noChoice });
    if (!can(user(), 'view/codelists')) throw new FakeProblem(403, 'forbidden', 'You are not allowed to do this.');
    const rows = codelistRows(state, language);
    const found = selectRows(rows, query, searchedColumns(rows.resource, body)).filter(chosen);
    return pageOf(found, paged, perPage, (row) => option(row.id, titleIn(language, row), row.slug));
  }),
];
