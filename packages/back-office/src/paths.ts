const page = (path: string) => ({ path, href: () => path });

/** The list of a module, and the page of each of its records. */
const list = (path: string) => ({
  ...page(path),
  details: { path: `${path}/:id`, href: (id: string) => `${path}/${encodeURIComponent(id)}` },
});

/** The addresses of the back office, defined only here. */
export const paths = {
  customers: page('/customers'),
  documents: page('/documents'),
  media: page('/media'),
  roles: page('/administration/roles'),
  users: page('/administration/users'),
  /** Before the page of a user, whose path it would match. */
  invitations: page('/administration/users/invitations'),
  codelists: list('/administration/codelists'),
  'price-list': page('/administration/price-list'),
  subscriptions: page('/administration/subscriptions'),
} as const;

/** A company CRM. The specification sets its address; another feature has the page. */
export function tenantHref(id: string): string {
  return `/tenants/details/${encodeURIComponent(id)}`;
}
