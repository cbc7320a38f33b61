import { redirect, type RouteObject } from 'react-router';
import { prepareDetails, prepareDraft, prepareList } from './api/prepare-pages';
import { tenantName } from './api/tenant-name';
import { reviewPlace, sections, setupSections, type WizardPlace } from './model/section';
import { paths } from './paths';

const access = 'user';
const partOfTenant = { access, name: { of: tenantName, isPart: true } } as const;

const sectionTitles = {
  application: 'application',
  'data-provider': 'dataProvider',
  couriers: 'couriers',
  fiscalization: 'fiscalization',
  plugins: 'plugins',
  subscription: 'subscription',
  payment: 'payment',
  review: 'review',
} as const satisfies Record<WizardPlace, string>;

const sectionPages: Readonly<Record<WizardPlace, NonNullable<RouteObject['lazy']>>> = {
  application: async () => ({ Component: (await import('./steps/application/application-step')).ApplicationStep }),
  'data-provider': async () => ({
    Component: (await import('./steps/data-provider/data-provider-step')).DataProviderStep,
  }),
  couriers: async () => ({ Component: (await import('./steps/couriers/couriers-step')).CouriersStep }),
  fiscalization: async () => ({
    Component: (await import('./steps/fiscalization/fiscalization-step')).FiscalizationStep,
  }),
  plugins: async () => ({ Component: (await import('./steps/plugins/plugins-step')).PluginsStep }),
  subscription: async () => ({ Component: (await import('./steps/subscription/subscription-step')).SubscriptionStep }),
  payment: async () => ({ Component: (await import('./steps/payment/payment-step')).PaymentStep }),
  review: async () => ({ Component: (await import('./wizard/review/review')).Review }),
};

/** The texts that each begins with, besides those of all. */
const sectionTexts = {
  application: [],
  'data-provider': ['data-provider', 'connection-test'],
  couriers: ['couriers'],
  fiscalization: ['fiscalization'],
  plugins: ['plugins'],
  subscription: ['plan'],
  payment: ['payment'],
  review: ['plan'],
} as const satisfies Record<WizardPlace, readonly string[]>;

function sectionRoute(place: WizardPlace): RouteObject {
  return {
    path: place,
    handle: { titleKey: `tenants:wizard.documentTitle.${sectionTitles[place]}`, access, texts: sectionTexts[place] },
    lazy: sectionPages[place],
  };
}

function setupRoute({ name, slug }: (typeof setupSections)[number]): RouteObject {
  return {
    path: slug,
    handle: { titleKey: `tenants:wizard.section.${name}`, ...partOfTenant, texts: sectionTexts[slug] },
    lazy: sectionPages[slug],
  };
}

/** The pages under `/tenants`; each section of the wizard has an address, a title and a file of its own. */
export const tenantRoutes: RouteObject[] = [
  {
    path: paths.tenants.path,
    handle: { titleKey: 'tenants:list.documentTitle', access, texts: ['lists'], prepare: prepareList },
    lazy: async () => ({ Component: (await import('./pages/tenant-list/tenant-list-page')).TenantListPage }),
  },
  {
    path: paths.newTenant.path,
    handle: { titleKey: 'tenants:wizard.name', access },
    lazy: async () => {
      // This small page first: it creates the draft while the code of the draft's first section loads.
      const page = import('./pages/new-tenant/new-tenant-page');
      const next = Promise.all([
        import('./pages/new-tenant/wizard-page'),
        import('./steps/application/application-step'),
      ]);
      next.catch(() => undefined);
      return { Component: (await page).NewTenantPage };
    },
  },
  {
    path: paths.draft.path,
    handle: { titleKey: 'tenants:wizard.name', access, layout: 'wizard', prepare: prepareDraft },
    lazy: async () => ({ Component: (await import('./pages/new-tenant/wizard-page')).WizardPage }),
    children: [
      {
        index: true,
        handle: { titleKey: 'tenants:wizard.name', access },
        loader: ({ params: { id = '' } }) => redirect(paths.section.href(id, 'application')),
      },
      ...sections.map(({ slug }) => sectionRoute(slug)),
      sectionRoute(reviewPlace),
    ],
  },
  {
    path: paths.tenantDetails.path,
    handle: {
      titleKey: 'tenants:details.documentTitle',
      access,
      name: { of: tenantName },
      texts: ['members'],
      prepare: prepareDetails,
    },
    lazy: async () => ({ Component: (await import('./pages/tenant-details/tenant-details-page')).TenantDetailsPage }),
  },
  {
    path: paths.billing.path,
    handle: { titleKey: 'tenants:details.billing', ...partOfTenant, texts: ['billing', 'payment'] },
    lazy: async () => ({ Component: (await import('./pages/tenant-billing/tenant-billing-page')).TenantBillingPage }),
  },
  {
    path: paths.changePlan.path,
    handle: { titleKey: 'tenants:details.changePlan', ...partOfTenant, prepare: prepareDetails },
    lazy: async () => ({ Component: (await import('./pages/change-plan/change-plan-page')).ChangePlanPage }),
  },
  {
    path: paths.setup.path,
    handle: { titleKey: 'tenants:details.setup', ...partOfTenant, layout: 'wizard' },
    lazy: async () => ({ Component: (await import('./pages/tenant-setup/tenant-setup-page')).TenantSetupPage }),
    children: [
      {
        index: true,
        handle: { titleKey: 'tenants:details.setup', ...partOfTenant },
        loader: ({ params: { id = '' } }) => redirect(paths.tenantDetails.href(id)),
      },
      ...setupSections.map(setupRoute),
    ],
  },
];
