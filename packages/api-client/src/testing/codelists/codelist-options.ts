import { codelistValues, type CodelistOption } from '../../contract';
import { codelistBySlug, codelistOf, showOption, markChanged } from './codelist';
import { invalid, notFound, stale } from '../http/problem';
import type { Handlers } from '../http/call';
import type { FakeCodelist } from '../state';

type Kept = Omit<CodelistOption, 'title'>;

function optionOf({ data }: FakeCodelist, id: string, field = 'data_id'): Kept {
  const option = data.find((one) => one.id === id);
  if (option === undefined) throw invalid({ [field]: ['Choose one of the offered values.'] });
  return option;
}

/** Codelists that count have bounds, and some require a value. */
function requireValue({ slug }: FakeCodelist, value: number | null): void {
  const rule = codelistValues[slug];
  if (rule === undefined) return;
  const isValid = value === null ? !rule.required : value >= rule.minimum && value <= rule.maximum;
  if (!isValid) throw invalid({ 'params.value': ['This value is not valid.'] });
}

function requireUnusedKey({ data }: FakeCodelist, key: string): void {
  const isTaken = data.some((one) => one.key.toLowerCase() === key.toLowerCase());
  if (isTaken) throw invalid({ 'params.key': ['This key already exists in the codelist.'] });
}

export const codelistOptionHandlers = {
  storeCodelistOption: ({ state, body, user, language }) => {
    const codelist = codelistBySlug(state, body.schema_slug);
    const { key, title_en, title_sl, value = null, hidden = false, position } = body.params;
    requireUnusedKey(codelist, key);
    requireValue(codelist, value);
    const last = Math.max(-1, ...codelist.data.map((one) => one.position));
    const option: Kept = {
      id: state.newId(),
      key,
      title_en,
      title_sl,
      value,
      hidden,
      position: position ?? last + 1,
      version: 1,
    };
    codelist.data.push(option);
    markChanged(state, codelist, user());
    return showOption(option, language);
  },

  updateCodelistOption: ({ state, body, user, language }) => {
    const codelist = codelistBySlug(state, body.schema_slug);
    const option = optionOf(codelist, body.data_id);
    if (body._version !== undefined && body._version !== option.version) throw stale(showOption(option, language));
    if (body.params.key !== undefined && body.params.key !== option.key)
      throw invalid({ 'params.key': ['This key is in use, so it cannot be changed.'] });
    if (body.params.value !== undefined) requireValue(codelist, body.params.value);
    Object.assign(option, body.params, { version: option.version + 1 });
    markChanged(state, codelist, user());
    return showOption(option, language);
  },

  removeCodelistOption: ({ state, body, user }) => {
    const codelist = codelistBySlug(state, body.schema_slug);
    const option = optionOf(codelist, body.data_id);
    if (body.replacement_id !== undefined) {
      const replacement = optionOf(codelist, body.replacement_id, 'replacement_id');
      if (replacement === option || replacement.hidden)
        throw invalid({ replacement_id: ['Choose one of the offered values.'] });
    }
    codelist.data = codelist.data.filter((one) => one !== option);
    markChanged(state, codelist, user());
    return null;
  },

  /** No record of the fake refers to an option. */
  listCodelistOptionUses: ({ state, params }) => {
    const found = codelistOf(state, params.id).data.some(({ id }) => id === params.option_id);
    if (!found) throw notFound('codelist_not_found');
    return { data: [] };
  },

  orderCodelistOptions: ({ state, body, user, language }) => {
    const codelist = codelistBySlug(state, body.schema_slug);
    const ids = new Set(body.data_ids);
    if (ids.size !== body.data_ids.length || ids.size !== codelist.data.length)
      throw invalid({ data_ids: ['Choose one of the offered values.'] });
    const ordered = body.data_ids.map((id) => optionOf(codelist, id, 'data_ids'));
    codelist.data = ordered.map((option, position) => ({ ...option, position }));
    markChanged(state, codelist, user());
    return { data: codelist.data.map((option) => showOption(option, language)) };
  },
} satisfies Handlers;
