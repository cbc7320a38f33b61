import {
  codelistsResource,
  createCodelistEndpoint,
  deleteCodelistEndpoint,
  duplicateCodelistEndpoint,
  exportCodelistsEndpoint,
  getCodelistEndpoint,
  listCodelistsEndpoint,
  readCodelistsEndpoint,
  updateCodelistEndpoint,
  type CurrentUser,
} from '../contract';
import {
  createCodelistSchema,
  deleteCodelistSchema,
  duplicateCodelistSchema,
  exportSchema,
  getCodelistSchema,
  listCodelistsSchema,
  readCodelistsSchema,
  updateCodelistSchema,
} from '../contract/schemas';
import {
  addCodelist,
  codelistOf,
  showCodelist,
  showCodelistRow,
  showOption,
  titleIn,
  touchCodelist,
} from './fake-codelist';
import type { FakeCodelist } from './fake-records';
import { listRows, selectRows, type FakeRows } from './fake-list';
import { FakeProblem, notFound, stale } from './fake-problem';
import { fakeRoute, type FakeRoute } from './fake-route';
import { fakeSpreadsheet } from './fake-spreadsheet';
import type { FakeState } from './fake-state';

/** The codelists as a list reads them. */
export const codelistRows = ({ codelists }: FakeState, language: CurrentUser['language']): FakeRows<FakeCodelist> => ({
  resource: codelistsResource,
  rows: codelists,
  value: (row, column) => {
    if (column === 'title') return titleIn(language, row);
    return column === 'options' ? row.data.length : row[column as 'slug' | 'built_in' | 'created_at' | 'updated_at'];
  },
});

export const fakeCodelistRoutes: readonly FakeRoute[] = [
  fakeRoute(readCodelistsEndpoint, readCodelistsSchema, ({ state, params, language }) =>
    Object.fromEntries(
      params.slugs.split(',').map((slug) => {
        const codelist = state.codelists.find((one) => one.slug === slug);
        if (codelist === undefined) throw notFound('codelist_not_found');
        const data = codelist.data.toSorted((a, b) => a.position - b.position);
        return [slug, { id: codelist.id, data: data.map((option) => showOption(option, language)) }];
      }),
    ),
  ),

  fakeRoute(listCodelistsEndpoint, listCodelistsSchema, ({ state, query, user, language }) =>
    listRows(codelistRows(state, language), query, user(), (row) => showCodelistRow(row, user(), language)),
  ),

  fakeRoute(exportCodelistsEndpoint, exportSchema, ({ state, body, language }) => {
    const rows = codelistRows(state, language);
    return fakeSpreadsheet(rows, selectRows(rows, body));
  }),

  fakeRoute(getCodelistEndpoint, getCodelistSchema, ({ state, params, user, language }) =>
    showCodelist(codelistOf(state, params.id), user(), language),
  ),

  fakeRoute(createCodelistEndpoint, createCodelistSchema, ({ state, body, user, language }) =>
    showCodelist(addCodelist(state, user(), body), user(), language),
  ),

  fakeRoute(duplicateCodelistEndpoint, duplicateCodelistSchema, ({ state, params, body, user, language }) => {
    const { title_en, title_sl, data } = codelistOf(state, params.id);
    const made = addCodelist(state, user(), { title_en, title_sl, ...body });
    made.data = data.map((option) => ({ ...option, id: state.newId(), version: 1 }));
    return showCodelist(made, user(), language);
  }),

  fakeRoute(updateCodelistEndpoint, updateCodelistSchema, ({ state, params, body, user, language }) => {
    const codelist = codelistOf(state, params.id);
    const { _version: version, ...titles } = body;
    if (version !== codelist.version) throw stale(showCodelist(codelist, user(), language));
    Object.assign(codelist, titles, { version: codelist.version + 1 });
    touchCodelist(state, codelist, user());
    return showCodelist(codelist, user(), language);
  }),

  fakeRoute(deleteCodelistEndpoint, deleteCodelistSchema, ({ state, params }) => {
    const codelist = codelistOf(state, params.id);
    if (codelist.built_in)
      throw new FakeProblem(409, 'codelist_built_in', 'This codelist comes with the product and cannot be deleted.');
    state.codelists = state.codelists.filter((one) => one !== codelist);
    return null;
  }),
];
