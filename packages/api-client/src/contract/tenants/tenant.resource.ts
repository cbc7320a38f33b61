import { defineResource } from '../resources/resource';

export const tenantStates = ['draft', 'creating', 'failed', 'active', 'inactive', 'closed'] as const;

/** Company CRMs. */
export const tenantsResource = /* @__PURE__ */ defineResource({
  route: 'tenants',
  fields: {
    /** Name of the company CRM; empty for a draft without one. */
    title: { type: 'text', sortable: true, filterable: true, searchable: true, exported: true },
    company: { type: 'text', only: 'query', sortable: true, searchable: true, exported: true },
    /** URL of the company CRM; null for a draft without a name. */
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
