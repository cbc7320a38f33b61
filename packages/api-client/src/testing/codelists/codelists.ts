import { addCodelist, codelistOf, markChanged, showCodelist, showOption } from './codelist';
import { ProblemError, notFound, requireVersion } from '../http/problem';
import { workbook } from '../resources/spreadsheet';
import type { Handlers } from '../http/call';
import type { FakeCodelist } from '../state';

function refuseBuiltIn({ built_in: isBuiltIn }: FakeCodelist): void {
  const message = 'This codelist comes with the product, so it can be neither renamed nor deleted.';
  if (isBuiltIn) throw new ProblemError(409, 'codelist_built_in', message);
}

export const codelistHandlers = {
  readCodelists: ({ state, params, language }) =>
    Object.fromEntries(
      params.slugs.split(',').map((slug) => {
        const codelist = state.codelists.find((one) => one.slug === slug);
        if (codelist === undefined) throw notFound('codelist_not_found');
        const data = codelist.data.toSorted((a, b) => a.position - b.position);
        return [slug, { id: codelist.id, data: data.map((option) => showOption(option, language)) }];
      }),
    ),

  getCodelist: ({ state, params, user, language }) => showCodelist(codelistOf(state, params.id), user(), language),

  exportCodelistOptions: ({ state, params }) => {
    const { data } = codelistOf(state, params.id);
    const rows = data.map(({ key, title_en: en, title_sl: sl, hidden }) => [key, en, sl, hidden ? 'Yes' : 'No']);
    return workbook([['Key', 'English', 'Slovenian', 'Hidden'], ...rows]);
  },

  createCodelist: ({ state, body, user, language }) => showCodelist(addCodelist(state, user(), body), user(), language),

  duplicateCodelist: ({ state, params, body, user, language }) => {
    const { title_en, title_sl, data } = codelistOf(state, params.id);
    const made = addCodelist(state, user(), { title_en, title_sl, ...body });
    made.data = data.map((option) => ({ ...option, id: state.newId(), version: 1 }));
    return showCodelist(made, user(), language);
  },

  updateCodelist: ({ state, params, body, user, language }) => {
    const codelist = codelistOf(state, params.id);
    refuseBuiltIn(codelist);
    const { _version: version, ...titles } = body;
    requireVersion(codelist, version, (newer) => showCodelist(newer, user(), language));
    Object.assign(codelist, titles, { version: codelist.version + 1 });
    markChanged(state, codelist, user());
    return showCodelist(codelist, user(), language);
  },

  deleteCodelist: ({ state, params }) => {
    const codelist = codelistOf(state, params.id);
    refuseBuiltIn(codelist);
    state.codelists = state.codelists.filter((one) => one !== codelist);
    return null;
  },
} satisfies Handlers;
