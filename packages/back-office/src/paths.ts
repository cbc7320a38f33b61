/** The addresses of the back office, defined only here. */
export const paths = {
  customers: { path: '/customers', href: () => '/customers' },
  documents: { path: '/documents', href: () => '/documents' },
  media: { path: '/media', href: () => '/media' },
  roles: { path: '/administration/roles', href: () => '/administration/roles' },
  users: { path: '/administration/users', href: () => '/administration/users' },
  codelists: { path: '/administration/codelists', href: () => '/administration/codelists' },
  'price-list': { path: '/administration/price-list', href: () => '/administration/price-list' },
  subscriptions: { path: '/administration/subscriptions', href: () => '/administration/subscriptions' },
} as const;

/** A company CRM, whose pages another feature has; its address is in the specification. */
export function tenantHref(id: string): string {
  return `/tenants/details/${encodeURIComponent(id)}`;
}
