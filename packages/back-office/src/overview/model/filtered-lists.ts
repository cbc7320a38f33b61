import { paths, tenantHref } from '../../paths';

const subscriptions = (state: string) => `${paths.subscriptions.href()}?state=${state}`;

/** The filtered lists behind the figures, with the permission that opens them. */
export const filteredLists = {
  activeTenants: { href: '/tenants?state=active', permission: 'view/tenants' },
  failedTenants: { href: '/tenants?state=failed', permission: 'view/tenants' },
  tenants: { href: '/tenants', permission: 'view/tenants' },
  trials: { href: subscriptions('trial'), permission: 'view/subscriptions' },
  overdue: { href: subscriptions('overdue'), permission: 'view/subscriptions' },
  unpaid: { href: subscriptions('unpaid'), permission: 'view/subscriptions' },
} as const;

export type FilteredList = { readonly href: string; readonly permission: string };

/** The page of one company CRM. */
export const tenantPage = (id: string): FilteredList => ({ href: tenantHref(id), permission: 'view/tenants' });
