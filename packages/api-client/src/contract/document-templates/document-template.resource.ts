import { accessByPermission, defineResource } from '../resources/resource';

/** Word files with tags, from which documents are made. */
export const documentTemplatesResource = /* @__PURE__ */ defineResource({
  route: 'document-templates',
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
    /** Key of an option of the codelist `document-template-categories`. */
    category: {
      type: 'text',
      recorded: true,
      input: 'save',
      maxLength: 64,
      filterable: true,
      exported: true,
    },
    /** Key of an option of the codelist `document-template-views`. */
    view: {
      type: 'text',
      recorded: true,
      input: 'save',
      maxLength: 64,
      filterable: true,
      exported: true,
      column: 'wide',
    },
    /** The language of its text. */
    language: {
      type: 'choice',
      choices: ['en', 'sl'],
      recorded: true,
      input: 'save',
      filterable: true,
      exported: true,
      column: 'wide',
    },
    /** Number of the version that new documents are made from. */
    current_version: { type: 'integer', recorded: true, exported: true, column: 'wide' },
    /** Number of different tags in the current version. */
    tags: { type: 'integer', recorded: true, exported: true, column: 'wide' },
    /** Those of them that the product does not know; authors are asked for them. */
    unknown_tags: { type: 'integer' },
    /** Number of documents made from it. */
    documents: { type: 'integer', exported: true, column: 'wide' },
    /** Offered for new documents. */
    active: {
      type: 'boolean',
      recorded: true,
      input: 'save',
      sortable: true,
      filterable: true,
      exported: true,
      column: 'wide',
    },
    /** A file of `POST /document-templates/files` that the caller uploaded. */
    file_id: { type: 'id', input: 'create', only: 'query' },
    file_name: { type: 'text', recorded: true, only: 'record' },
    size: { type: 'integer', bytes: true, recorded: true, only: 'record' },
    pages: { type: 'integer', recorded: true, only: 'record' },
    /** Null for templates that come with the product. */
    author: { type: 'person', nullable: true },
    last_modified: { type: 'person', nullable: true, only: 'record' },
    created_at: { type: 'instant', sortable: true, exported: true },
    updated_at: { type: 'instant', sortable: true, filterable: true, exported: true },
    /** `update`, `delete`, `duplicate`. */
    allowed_actions: { type: 'actions' },
    version: { type: 'integer', only: 'record' },
  },
  access: /* @__PURE__ */ accessByPermission('document-templates'),
  defaultSort: 'title',
});
