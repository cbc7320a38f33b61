import { defineResource } from '../resources/resource';

export const tenantStates = ['draft', 'creating', 'failed', 'active', 'inactive', 'closed'] as const;

/** The company CRMs of their members. */
export const tenantsResource = /* @__PURE__ */ defineResource({
  route: 'tenants',
  fields: {
    /** Name of the company CRM; empty while a draft has none. */
    title: { type: 'text', sortable: true, filterable: true, searchable: true, exported: true },
    company: { type: 'text', only: 'query', sortable: true, searchable: true, exported: true },
    /** Where the company CRM answers; null while it has no name. */
    url: { type: 'text', nullable: true, sortable: true, searchable: true, exported: true },
    state: { type: 'choice', choices: tenantStates, sortable: true, filterable: true, exported: true },
    author: { type: 'person', exported: true },
    created_at: { type: 'instant', sortable: true, filterable: true, exported: true },
    updated_at: { type: 'instant', sortable: true, filterable: true, exported: true },
  },
  access: {
    list: { kind: 'user' },
    get: { kind: 'tenant', role: 'viewer', permission: 'view/tenants' },
    create: { kind: 'user' },
    delete: { kind: 'tenant', role: 'owner', permission: 'delete/tenants' },
    duplicate: { kind: 'tenant', role: 'manager', permission: 'create/tenants' },
  },
  defaultSort: '-updated_at',
});
