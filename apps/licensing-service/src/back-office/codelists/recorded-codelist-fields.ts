import { codelistOptionFields, codelistsResource, type Fields } from '@atrium/api-client/contract';

/** The fields of codelists and their options in the audit log. */
export const recordedCodelistFields: Fields = {
  ...codelistsResource.fields,
  ...codelistOptionFields,
  /** The order of the options. */
  keys: { type: 'text', recorded: true },
  /** Records that refer to another option instead. */
  uses: { type: 'integer', recorded: true },
  /** Records that keep the option. */
  kept: { type: 'integer', recorded: true },
  source: { type: 'id', recorded: true },
};
