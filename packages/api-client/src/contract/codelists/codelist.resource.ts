import { accessByPermission, defineResource } from '../resources/resource';

/** The operator's lists of options. */
export const codelistsResource = /* @__PURE__ */ defineResource({
  route: 'codelists',
  columns: {
    title: { type: 'text', sortable: true, searchable: true, exported: true },
    slug: { type: 'text', sortable: true, filterable: true, searchable: true, exported: true },
    options: { type: 'integer', exported: true },
    built_in: { type: 'boolean', filterable: true },
    created_at: { type: 'instant', sortable: true, filterable: true, exported: true },
    updated_at: { type: 'instant', sortable: true, filterable: true, exported: true },
  },
  access: /* @__PURE__ */ accessByPermission('codelists'),
  defaultSort: 'title',
});
