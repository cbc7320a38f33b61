import { countryCodes } from '@atrium/validators';
import { accessByPermission, defineResource } from '../resources/resource';

/** The operator's customers. */
export const customersResource = /* @__PURE__ */ defineResource({
  route: 'customers',
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
    /** The contact that lists show: the first e-mail, else the first phone. */
    contact: { type: 'text', only: 'query', searchable: true, exported: true, column: 'wide' },
    /** With its prefix, such as `SI50223054`. */
    vat_number: {
      type: 'text',
      recorded: true,
      input: 'save',
      optional: true,
      nullable: true,
      maxLength: 32,
      example: 'SI50223054',
      searchable: true,
      exported: true,
    },
    street: {
      type: 'text',
      recorded: true,
      only: 'record',
      input: 'save',
      optional: true,
      nullable: true,
      maxLength: 160,
      exported: true,
    },
    postal_code: {
      type: 'text',
      recorded: true,
      only: 'record',
      input: 'save',
      optional: true,
      nullable: true,
      maxLength: 32,
      exported: true,
    },
    /** The post office of the postal code. */
    post: {
      type: 'text',
      recorded: true,
      input: 'save',
      optional: true,
      nullable: true,
      maxLength: 100,
      exported: true,
    },
    /** The place, if it differs from the post office. */
    city: {
      type: 'text',
      recorded: true,
      input: 'save',
      optional: true,
      nullable: true,
      maxLength: 100,
      exported: true,
    },
    /** ISO 3166 alpha-2. */
    country: {
      type: 'choice',
      recorded: true,
      choices: countryCodes,
      names: 'country',
      input: 'save',
      optional: true,
      nullable: true,
      filterable: true,
      exported: true,
      column: 'wide',
    },
    /** The language of documents and messages to the customer. */
    language: {
      type: 'choice',
      recorded: true,
      choices: ['en', 'sl'],
      only: 'record',
      input: 'save',
      optional: true,
      nullable: true,
      exported: true,
    },
    note: {
      type: 'text',
      recorded: true,
      only: 'record',
      input: 'save',
      optional: true,
      nullable: true,
      maxLength: 2000,
      exported: true,
    },
    active: { type: 'boolean', recorded: true, input: 'save', optional: true, filterable: true },
    author: { type: 'person', filterable: true },
    last_modified: { type: 'person', only: 'record' },
    created_at: { type: 'instant', sortable: true, filterable: true, exported: true },
    updated_at: { type: 'instant', sortable: true, filterable: true, exported: true, column: 'wide' },
    /** When the customer's personal data was erased. */
    erased_at: { type: 'instant', nullable: true },
    /** `update`, `delete`, `duplicate`, `erase`. */
    allowed_actions: { type: 'actions' },
    version: { type: 'integer' },
  },
  access: /* @__PURE__ */ accessByPermission('customers'),
  defaultSort: '-updated_at',
});
