import { sampleCodelists } from '../samples/codelists';

/** The codelists of a new service. */
export const builtInCodelists = (newId: () => string, at: string) =>
  sampleCodelists
    .filter(({ built_in: isBuiltIn }) => isBuiltIn)
    .map(({ title: _title, allowed_actions: _actions, data, ...codelist }) => ({
      ...codelist,
      id: newId(),
      author: null,
      last_modified: null,
      created_at: at,
      updated_at: at,
      data: data.map(({ title: _optionTitle, uses: _uses, kept: _kept, ...option }) => ({ ...option, id: newId() })),
    }));
