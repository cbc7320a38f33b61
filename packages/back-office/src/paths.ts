const page = (path: string) => ({ path, href: () => path });

/** The list of a module, and the page of each of its records. */
const list = (path: string) => ({
  ...page(path),
  details: { path: `${path}/:id`, href: (id: string) => `${path}/${encodeURIComponent(id)}` },
});

/** The addresses of the back office, defined only here. */
export const paths = {
  overview: page('/administration/overview'),
  customers: {
    ...list('/customers'),
    new: {
      path: '/customers/new',
      /** `document`: leads back to the new document. */
      href: (from?: 'document') => `/customers/new${from === undefined ? '' : `?for=${from}`}`,
    },
    import: page('/customers/import'),
  },
  media: {
    ...list('/media'),
    create: page('/media/new'),
    edit: { path: '/media/edit/:id', href: (id: string) => `/media/edit/${encodeURIComponent(id)}` },
    details: { path: '/media/details/:id', href: (id: string) => `/media/details/${encodeURIComponent(id)}` },
    editDetails: {
      path: '/media/details/:id/edit',
      href: (id: string) => `/media/details/${encodeURIComponent(id)}/edit`,
    },
    view: { path: '/media/details/:id/view', href: (id: string) => `/media/details/${encodeURIComponent(id)}/view` },
  },
  roles: list('/administration/roles'),
  users: list('/administration/users'),
  /** Before the page of a user, whose path it would match. */
  invitations: page('/administration/users/invitations'),
  codelists: list('/administration/codelists'),
  'price-list': page('/administration/price-list'),
  subscriptions: page('/administration/subscriptions'),
  activity: page('/administration/activity'),
  /** Under documents: before the page of a document, whose path it would match. */
  'document-templates': {
    ...list('/documents/templates'),
    try: {
      path: '/documents/templates/:id/try',
      href: (id: string) => `/documents/templates/${encodeURIComponent(id)}/try`,
    },
  },
  documents: {
    ...list('/documents'),
    drafts: page('/documents/drafts'),
    /** An earlier version, on the page of its document. */
    version: {
      path: '/documents/:id',
      href: (id: string, number: number) => `/documents/${encodeURIComponent(id)}?version=${number}`,
    },
    /** The editor for its Word file. */
    edit: { path: '/documents/:id/edit', href: (id: string) => `/documents/${encodeURIComponent(id)}/edit` },
    compare: {
      path: '/documents/:id/compare',
      href: (id: string, from: number, to: number) =>
        `/documents/${encodeURIComponent(id)}/compare?from=${from}&to=${to}`,
    },
    new: {
      ...page('/documents/new'),
      template: {
        path: '/documents/new/template',
        /** For this customer, or for one that is chosen later. */
        href: (customerId?: string) =>
          `/documents/new/template${customerId === undefined ? '' : `?customer=${encodeURIComponent(customerId)}`}`,
      },
      customer: {
        path: '/documents/new/customer',
        /** With a customer, it is chosen. */
        href: (customerId?: string) =>
          `/documents/new/customer${customerId === undefined ? '' : `?customer=${encodeURIComponent(customerId)}`}`,
      },
      fields: page('/documents/new/fields'),
      copy: {
        path: '/documents/new/fields',
        /** The steps with what a document was made from. */
        href: (id: string) => `/documents/new/fields?copy=${encodeURIComponent(id)}`,
      },
      items: page('/documents/new/items'),
      preview: {
        path: '/documents/new/preview/:draftId',
        href: (draftId: string) => `/documents/new/preview/${encodeURIComponent(draftId)}`,
      },
    },
  },
} as const;

/** A company CRM. The specification sets its address; another feature has the page. */
export function tenantHref(id: string): string {
  return `/tenants/details/${encodeURIComponent(id)}`;
}
