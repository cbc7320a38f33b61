import type { CodelistOption } from '../../contract';
import { codelistBySlug, showOption, markChanged } from './codelist';
import { invalid, stale } from '../http/problem';
import type { Handlers } from '../http/call';
import type { FakeCodelist } from '../state';

type Kept = Omit<CodelistOption, 'title'>;

function optionOf({ data }: FakeCodelist, id: string, field = 'data_id'): Kept {
  const option = data.find((one) => one.id === id);
  if (option === undefined) throw invalid({ [field]: ['Choose one of the offered values.'] });
  return option;
}

function requireUnusedKey({ data }: FakeCodelist, key: string | undefined, own?: Kept): void {
  const same = data.find((one) => one.key.toLowerCase() === key?.toLowerCase());
  if (same !== undefined && same !== own) throw invalid({ 'params.key': ['This key already exists in the codelist.'] });
}

export const codelistOptionHandlers = {
  storeCodelistOption: ({ state, body, user, language }) => {
    const codelist = codelistBySlug(state, body.schema_slug);
    const { key, title_en, title_sl, value = null, position } = body.params;
    requireUnusedKey(codelist, key);
    const last = Math.max(-1, ...codelist.data.map((one) => one.position));
    const option: Kept = {
      id: state.newId(),
      key,
      title_en,
      title_sl,
      value,
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
    requireUnusedKey(codelist, body.params.key, option);
    Object.assign(option, body.params, { version: option.version + 1 });
    markChanged(state, codelist, user());
    return showOption(option, language);
  },

  removeCodelistOption: ({ state, body, user }) => {
    const codelist = codelistBySlug(state, body.schema_slug);
    const option = optionOf(codelist, body.data_id);
    codelist.data = codelist.data.filter((one) => one !== option);
    markChanged(state, codelist, user());
    return null;
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
