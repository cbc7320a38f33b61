import { defineFields } from '../resources/field';
import { accessByPermission, defineResource } from '../resources/resource';

/** The operator's lists of options. */
export const codelistsResource = /* @__PURE__ */ defineResource({
  route: 'codelists',
  fields: {
    /** In the language of the response. */
    title: { type: 'text', sortable: true, searchable: true, exported: true },
    /** Lower-case letters and digits in words joined by `_` or `-`, such as `vat_rates`. */
    slug: {
      type: 'text',
      recorded: true,
      input: 'create',
      maxLength: 64,
      pattern: '^[a-z0-9]+([_-][a-z0-9]+)*$',
      sortable: true,
      filterable: true,
      searchable: true,
      exported: true,
    },
    title_en: { type: 'text', only: 'record', input: 'save', maxLength: 160, recorded: true },
    title_sl: { type: 'text', only: 'record', input: 'save', maxLength: 160, recorded: true },
    /** Number of options. */
    options: { type: 'integer', only: 'list', exported: true, recorded: true },
    /** Comes with the product: its options change, its name stays, and it cannot be deleted. */
    built_in: { type: 'boolean', filterable: true },
    /** Null for codelists that come with the product. */
    author: { type: 'person', nullable: true },
    last_modified: { type: 'person', nullable: true },
    created_at: { type: 'instant', sortable: true, filterable: true, exported: true },
    updated_at: { type: 'instant', sortable: true, filterable: true, exported: true },
    /** `update` (its options), `rename`, `delete`, `duplicate`. */
    allowed_actions: { type: 'actions' },
    version: { type: 'integer', only: 'record' },
  },
  access: /* @__PURE__ */ accessByPermission('codelists'),
  defaultSort: 'title',
});

/** The options of a codelist. */
export const codelistOptionFields = /* @__PURE__ */ defineFields({
  /**
   * The value stored by other records: letters, digits, `.`, `_` and `-`; unique in its codelist, ignoring case. Fixed once
   * used.
   */
  key: {
    type: 'text',
    input: 'save',
    maxLength: 64,
    pattern: '^[A-Za-z0-9]([A-Za-z0-9._-]*[A-Za-z0-9])?$',
    recorded: true,
  },
  /** In the language of the response. */
  title: { type: 'text' },
  title_en: { type: 'text', input: 'save', maxLength: 160, recorded: true },
  title_sl: { type: 'text', input: 'save', maxLength: 160, recorded: true },
  /** In the unit of `codelistValues`: a VAT rate in basis points, a probability in percent, a unit in grams or millimetres. */
  value: {
    type: 'integer',
    recorded: true,
    nullable: true,
    input: 'save',
    optional: true,
    minimum: -1_000_000_000_000,
    maximum: 1_000_000_000_000,
  },
  /** Selects do not offer it; records that have it still show it. */
  hidden: { type: 'boolean', input: 'save', optional: true, recorded: true },
  /** Position from 0; at the end by default. */
  position: { type: 'integer', recorded: true, input: 'save', optional: true, minimum: 0, maximum: 10_000 },
  version: { type: 'integer' },
});
