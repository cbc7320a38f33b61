import { paths, tenantHref } from '../../paths';

const subscriptions = (state: string) => `${paths.subscriptions.href()}?state=${state}`;

/** The filtered lists behind the figures, with the permission that opens them. */
export const filteredLists = {
  activeTenants: { href: '/tenants?state=active', permission: 'view/tenants' },
  failedTenants: { href: '/tenants?state=failed', permission: 'view/tenants' },
  tenants: { href: '/tenants', permission: 'view/tenants' },
  trials: { href: subscriptions('trial'), permission: 'view/subscriptions' },
  overdue: { href: subscriptions('overdue'), permission: 'view/subscriptions' },
  drafts: { href: paths.documents.drafts.href(), permission: 'create/documents' },
  unpaid: { href: subscriptions('unpaid'), permission: 'view/subscriptions' },
} as const;

export type FilteredList = { readonly href: string; readonly permission: string };

/** A day of the reader's calendar as a filter writes it, such as `2026-11-21`. */
export const filterDay = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** The company CRMs created since a day. */
export const tenantsSince = (day: string): FilteredList => ({
  href: `${filteredLists.tenants.href}?sort=-created_at&created_from=${day}`,
  permission: 'view/tenants',
});

/** The trials that end until a day. */
export const trialsUntil = (day: string): FilteredList => ({
  href: `${filteredLists.trials.href}&sort=period_end&period_end_to=${day}`,
  permission: 'view/subscriptions',
});

/** The page of one company CRM. */
export const tenantPage = (id: string): FilteredList => ({ href: tenantHref(id), permission: 'view/tenants' });
