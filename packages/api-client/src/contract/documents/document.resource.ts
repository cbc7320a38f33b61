import { accessByPermission, defineResource } from '../resources/resource';

/** What the operator writes for customers: offers, contracts, letters. */
export const documentsResource = /* @__PURE__ */ defineResource({
  route: 'documents',
  fields: {
    title: {
      type: 'text',
      recorded: true,
      input: 'save',
      maxLength: 160,
      sortable: true,
      searchable: true,
      exported: true,
      column: 'phone',
    },
    /** The year and a number in it, such as `2026-0418`; unique. */
    number: { type: 'text', recorded: true, sortable: true, searchable: true, exported: true },
    customer: { type: 'record', nullable: true, recorded: true, filterable: true, exported: true, column: 'wide' },
    template: { type: 'record', recorded: true, filterable: true, exported: true },
    /** Key of an option of the codelist `document-template-categories`, from the template. */
    category: { type: 'text', exported: true },
    /** The furthest that it came. */
    state: {
      type: 'choice',
      choices: ['saved', 'signed', 'sent'],
      recorded: true,
      filterable: true,
      exported: true,
      column: 'wide',
    },
    /** Not shown in lists, unless they are filtered by it. */
    archived: { type: 'boolean', recorded: true, input: 'save', optional: true, filterable: true, exported: true },
    current_version: { type: 'integer', recorded: true, exported: true, column: 'wide' },
    author: { type: 'person', filterable: true, exported: true },
    last_modified: { type: 'person' },
    created_at: { type: 'instant', sortable: true, filterable: true, exported: true },
    updated_at: { type: 'instant', sortable: true, filterable: true, exported: true, column: 'wide' },
    /** `update`, `delete` or `archive`, `duplicate`, `send`, `sign`. */
    allowed_actions: { type: 'actions' },
    version: { type: 'integer', only: 'record' },
  },
  access: /* @__PURE__ */ accessByPermission('documents'),
  defaultSort: '-updated_at',
});
