const page = (path: string) => ({ path, href: () => path });

/** The list of a module, and the page of each of its records. */
const list = (path: string) => ({
  ...page(path),
  details: { path: `${path}/:id`, href: (id: string) => `${path}/${encodeURIComponent(id)}` },
});

/** The addresses of the back office, defined only here. */
export const paths = {
  overview: page('/administration/overview'),
  customers: { ...list('/customers'), new: page('/customers/new'), import: page('/customers/import') },
  media: {
    ...list('/media'),
    create: page('/media/new'),
    edit: { path: '/media/edit/:id', href: (id: string) => `/media/edit/${encodeURIComponent(id)}` },
    details: { path: '/media/details/:id', href: (id: string) => `/media/details/${encodeURIComponent(id)}` },
    editDetails: {
      path: '/media/details/:id/edit',
      href: (id: string) => `/media/details/${encodeURIComponent(id)}/edit`,
    },
  },
  roles: list('/administration/roles'),
  users: list('/administration/users'),
  /** Before the page of a user, whose path it would match. */
  invitations: page('/administration/users/invitations'),
  codelists: list('/administration/codelists'),
  'price-list': page('/administration/price-list'),
  subscriptions: page('/administration/subscriptions'),
  activity: page('/administration/activity'),
} as const;

/** A company CRM. The specification sets its address; another feature has the page. */
export function tenantHref(id: string): string {
  return `/tenants/details/${encodeURIComponent(id)}`;
}
