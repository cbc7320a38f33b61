import { accessByPermission, defineResource } from '../resources/resource';

/** Pictures and documents of the operator. */
export const mediaResource = /* @__PURE__ */ defineResource({
  route: 'media',
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
    /** Free text that groups media; the portal suggests the existing ones. */
    collection: {
      type: 'text',
      recorded: true,
      input: 'save',
      optional: true,
      nullable: true,
      maxLength: 80,
      sortable: true,
      filterable: true,
      searchable: true,
      exported: true,
      column: 'wide',
    },
    active: {
      type: 'boolean',
      recorded: true,
      input: 'save',
      sortable: true,
      filterable: true,
      exported: true,
      column: 'wide',
    },
    /** The format that the bytes have. */
    kind: { type: 'choice', choices: ['png', 'jpeg', 'webp', 'pdf', 'docx'], filterable: true, exported: true },
    /** A file of `POST /media/files` that the caller uploaded. Changes when the file is replaced. */
    file_id: { type: 'id', input: 'create' },
    file_name: { type: 'text', recorded: true, exported: true },
    size: { type: 'integer', bytes: true, recorded: true, exported: true },
    /** Pixels of a picture; null for documents. */
    width: { type: 'integer', nullable: true },
    height: { type: 'integer', nullable: true },
    /** Has a thumbnail and a preview. */
    previewable: { type: 'boolean' },
    author: { type: 'person' },
    last_modified: { type: 'person' },
    created_at: { type: 'instant', sortable: true, filterable: true, exported: true, column: 'wide' },
    updated_at: { type: 'instant', sortable: true, filterable: true, exported: true, column: 'wide' },
    /** `update`, `delete`, `duplicate`. */
    allowed_actions: { type: 'actions' },
    version: { type: 'integer' },
  },
  access: /* @__PURE__ */ accessByPermission('media'),
  defaultSort: '-updated_at',
});
