import type { Codelist, CodelistOption, CodelistSummary, CurrentUser } from '../../contract';
import { codelistSchema } from '../../contract/schemas';
import { can } from '../../session/can';
import { invalid, notFound } from '../http/problem';
import { blankRecord } from '../samples/blank-record';
import type { FakeRow, ReadRows } from '../resources/listing';
import type { FakeCodelist, FakeState } from '../state';

type Language = CurrentUser['language'];
type Titles = Pick<CodelistOption, 'title_en' | 'title_sl'>;

export const titleIn = (language: Language, { title_en: en, title_sl: sl }: Titles) => (language === 'sl' ? sl : en);

export function codelistOf({ codelists }: FakeState, id: string): FakeCodelist {
  const codelist = codelists.find((one) => one.id === id);
  if (codelist === undefined) throw notFound('codelist_not_found');
  return codelist;
}

export function codelistBySlug({ codelists }: FakeState, slug: string): FakeCodelist {
  const codelist = codelists.find((one) => one.slug === slug);
  if (codelist === undefined) throw invalid({ schema_slug: ['Choose one of the offered values.'] });
  return codelist;
}

export function addCodelist(
  state: FakeState,
  { id, full_name: fullName }: CurrentUser,
  named: Titles & { readonly slug: string },
): FakeCodelist {
  if (state.codelists.some(({ slug }) => slug === named.slug))
    throw invalid({ slug: ['A codelist with this slug already exists.'] });
  const at = state.now().toISOString();
  const person = { id, full_name: fullName };
  const fields = { author: person, last_modified: person, created_at: at, updated_at: at, version: 1 };
  const codelist: FakeCodelist = {
    ...blankRecord(codelistSchema, { id: state.newId(), ...named, ...fields }),
    data: [],
  };
  state.codelists.push(codelist);
  return codelist;
}

/** Counts a new version of a codelist. */
export function markChanged(state: FakeState, codelist: FakeCodelist, { id, full_name: fullName }: CurrentUser): void {
  codelist.last_modified = { id, full_name: fullName };
  codelist.updated_at = state.now().toISOString();
}

export const showOption = (option: Omit<CodelistOption, 'title'>, language: Language): CodelistOption => ({
  ...option,
  title: titleIn(language, option),
});

export function showCodelist(codelist: FakeCodelist, user: CurrentUser, language: Language): Codelist {
  const actions = {
    update: can(user, 'update/codelists'),
    rename: !codelist.built_in && can(user, 'update/codelists'),
    delete: !codelist.built_in && can(user, 'delete/codelists'),
    duplicate: can(user, 'create/codelists'),
  };
  return {
    ...codelist,
    title: titleIn(language, codelist),
    allowed_actions: Object.entries(actions).flatMap(([action, isAllowed]) => (isAllowed ? [action] : [])),
    data: codelist.data
      .toSorted((a, b) => a.position - b.position)
      .map((option) => ({ ...showOption(option, language), uses: null, kept: 0 })),
  };
}

/** The codelists, with titles in the language of the response. */
export const codelistRows: ReadRows = ({ state, user, language }) =>
  state.codelists.map((codelist): FakeRow<CodelistSummary> => {
    const { title_en: _en, title_sl: _sl, version: _version, data, ...head } = showCodelist(codelist, user(), language);
    return { shown: { ...head, options: data.length }, option: { title: head.title, subtitle: head.slug } };
  });
