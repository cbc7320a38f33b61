import type { SetupSlug, WizardPlace } from './tenant/model/section';

interface SectionHrefOptions {
  /** Returns to the review after the section. */
  readonly fromReview?: boolean;
  /** Name of the field to focus. */
  readonly field?: string | undefined;
}

export const paths = {
  tenants: { path: '/tenants', href: () => '/tenants' },
  newTenant: { path: '/tenants/new', href: () => '/tenants/new' },
  draft: { path: '/tenants/new/:id', href: (id: string) => `/tenants/new/${id}` },
  section: {
    path: '/tenants/new/:id/:section',
    href: (id: string, place: WizardPlace, { fromReview = false, field }: SectionHrefOptions = {}) =>
      `/tenants/new/${id}/${place}${fromReview ? '?from=review' : ''}${field === undefined ? '' : `#${field}`}`,
  },
  tenantDetails: { path: '/tenants/details/:id', href: (id: string) => `/tenants/details/${id}` },
  billing: {
    path: '/tenants/details/:id/billing',
    href: (id: string, part?: 'methods') => `/tenants/details/${id}/billing${part === undefined ? '' : `#${part}`}`,
  },
  changePlan: { path: '/tenants/details/:id/plan', href: (id: string) => `/tenants/details/${id}/plan` },
  setup: { path: '/tenants/details/:id/setup' },
  setupSection: {
    path: '/tenants/details/:id/setup/:section',
    href: (id: string, section: SetupSlug, field?: string) =>
      `/tenants/details/${id}/setup/${section}${field === undefined ? '' : `#${field}`}`,
  },
} as const;
