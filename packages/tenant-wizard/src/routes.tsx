import { redirect, type RouteObject } from 'react-router';
import { prepareList } from './list/api/prepare-list';
import { prepareDraft, prepareTenant } from './tenant/api/prepare-tenant';
import { tenantName } from './tenant/api/tenant-name';
import { reviewPlace, sections, setupSections, type WizardPlace } from './tenant/model/section';
import { firstNamespaces } from './messages';
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
  application: async () => ({
    Component: (await import('./sections/application/pages/application-step')).ApplicationStep,
  }),
  'data-provider': async () => ({
    Component: (await import('./sections/data-provider/pages/data-provider-step')).DataProviderStep,
  }),
  couriers: async () => ({ Component: (await import('./sections/couriers/pages/couriers-step')).CouriersStep }),
  fiscalization: async () => ({
    Component: (await import('./sections/fiscalization/pages/fiscalization-step')).FiscalizationStep,
  }),
  plugins: async () => ({ Component: (await import('./sections/plugins/pages/plugins-step')).PluginsStep }),
  subscription: async () => ({
    Component: (await import('./sections/subscription/pages/subscription-step')).SubscriptionStep,
  }),
  payment: async () => ({ Component: (await import('./wizard/pages/payment-step')).PaymentStep }),
  review: async () => ({ Component: (await import('./wizard/pages/review/review')).Review }),
};

/** The texts that each section needs first, in addition to the shared ones. */
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
    handle: {
      titleKey: `wizard:documentTitle.${sectionTitles[place]}`,
      access,
      texts: [...firstNamespaces, ...sectionTexts[place]],
    },
    lazy: sectionPages[place],
  };
}

function setupRoute({ name, slug }: (typeof setupSections)[number]): RouteObject {
  return {
    path: slug,
    handle: {
      titleKey: `tenants:section.${name}`,
      ...partOfTenant,
      texts: [...firstNamespaces, ...sectionTexts[slug]],
    },
    lazy: sectionPages[slug],
  };
}

/** The pages under `/tenants`. Each section of the wizard has an address, a title and a chunk. */
export const tenantRoutes: RouteObject[] = [
  {
    path: paths.tenants.path,
    handle: {
      titleKey: 'tenant-list:documentTitle',
      access,
      texts: [...firstNamespaces, 'lists'],
      prepare: prepareList,
    },
    lazy: async () => ({ Component: (await import('./list/pages/tenant-list-page')).TenantListPage }),
  },
  {
    path: paths.newTenant.path,
    handle: { titleKey: 'tenants:newTenant', access, texts: firstNamespaces },
    lazy: async () => {
      // Load this small page first: it creates the draft while the code of the first section loads.
      const page = import('./wizard/pages/new-tenant/new-tenant-page');
      const next = Promise.all([
        import('./wizard/pages/new-tenant/wizard-page'),
        import('./sections/application/pages/application-step'),
      ]);
      next.catch(() => undefined);
      return { Component: (await page).NewTenantPage };
    },
  },
  {
    path: paths.draft.path,
    handle: { titleKey: 'tenants:newTenant', access, texts: firstNamespaces, layout: 'wizard', prepare: prepareDraft },
    lazy: async () => ({ Component: (await import('./wizard/pages/new-tenant/wizard-page')).WizardPage }),
    children: [
      {
        index: true,
        handle: { titleKey: 'tenants:newTenant', access },
        loader: ({ params: { id = '' } }) => redirect(paths.section.href(id, 'application')),
      },
      ...sections.map(({ slug }) => sectionRoute(slug)),
      sectionRoute(reviewPlace),
    ],
  },
  {
    path: paths.tenantDetails.path,
    handle: {
      titleKey: 'tenant-details:documentTitle',
      access,
      name: { of: tenantName },
      texts: [...firstNamespaces, 'members'],
      prepare: prepareTenant,
    },
    lazy: async () => ({ Component: (await import('./details/pages/tenant-details-page')).TenantDetailsPage }),
  },
  {
    path: paths.billing.path,
    handle: { titleKey: 'tenant-details:billing', ...partOfTenant, texts: [...firstNamespaces, 'billing', 'payment'] },
    lazy: async () => ({
      Component: (await import('./billing/pages/tenant-billing/tenant-billing-page')).TenantBillingPage,
    }),
  },
  {
    path: paths.changePlan.path,
    handle: { titleKey: 'tenant-details:changePlan', ...partOfTenant, texts: firstNamespaces, prepare: prepareTenant },
    lazy: async () => ({ Component: (await import('./billing/pages/change-plan/change-plan-page')).ChangePlanPage }),
  },
  {
    path: paths.setup.path,
    handle: { titleKey: 'wizard:setup.title', ...partOfTenant, texts: firstNamespaces, layout: 'wizard' },
    lazy: async () => ({ Component: (await import('./wizard/pages/tenant-setup/tenant-setup-page')).TenantSetupPage }),
    children: [
      {
        index: true,
        handle: { titleKey: 'wizard:setup.title', ...partOfTenant },
        loader: ({ params: { id = '' } }) => redirect(paths.tenantDetails.href(id)),
      },
      ...setupSections.map(setupRoute),
    ],
  },
];
