import { getResponse, type HttpHandler } from 'msw';
import type { CurrentUser } from '../contract';
import { addAccount } from './fake-accounts';
import { fakeActRoutes } from './fake-act';
import { fakeAuthRoutes } from './fake-auth';
import { fakeBillingRoutes } from './fake-billing';
import { fakeCloseAccountRoutes } from './fake-close-account';
import { fakeCodelistOptionRoutes } from './fake-codelist-options';
import { fakeCodelistRoutes } from './fake-codelists';
import { fakeAccountTestRoutes } from './fake-account-tests';
import { fakeDataProviderRoutes } from './fake-data-provider';
import { fakeEmailChangeRoutes } from './fake-email-change';
import { fakeForgotPasswordRoutes } from './fake-forgot-password';
import { fakeInvitationRoutes } from './fake-invitations';
import { fakeMemberRoutes } from './fake-members';
import { fakeNotificationRoutes } from './fake-notifications';
import { fakeOperationRoutes } from './fake-operations';
import { fakeOptionRoutes } from './fake-options';
import { fakeCertificateRoutes } from './fake-certificates';
import { fakeFiscalRowRoutes } from './fake-fiscal-rows';
import { fakePaymentMethodRoutes } from './fake-payment-methods';
import { fakePaymentRoutes } from './fake-payments';
import { fakePayoutRoutes } from './fake-payouts';
import { fakeSubscriptionRoutes } from './fake-subscriptions';
import { fakePriceListRoutes } from './fake-price-list';
import { fakeRegistrationRoutes } from './fake-registrations';
import { fakeSandboxCardRoutes } from './fake-sandbox-cards';
import { fakeSectionRoutes } from './fake-sections';
import { fakeServiceRoutes } from './fake-service-routes';
import { fakeSessionRoutes } from './fake-sessions';
import { emptyState, type FakeState } from './fake-state';
import { fakeTenantRoutes } from './fake-tenants';
import { fakeVatCheckRoutes } from './fake-vat-checks';
import { samplePassword, sampleUser } from './sample-records';

const routes = [
  ...fakeServiceRoutes,
  ...fakeAuthRoutes,
  ...fakeEmailChangeRoutes,
  ...fakeCloseAccountRoutes,
  ...fakeSessionRoutes,
  ...fakeForgotPasswordRoutes,
  ...fakeSectionRoutes,
  ...fakeDataProviderRoutes,
  ...fakeAccountTestRoutes,
  ...fakeFiscalRowRoutes,
  ...fakeActRoutes,
  ...fakeRegistrationRoutes,
  ...fakeCertificateRoutes,
  ...fakeTenantRoutes,
  ...fakeVatCheckRoutes,
  ...fakeMemberRoutes,
  ...fakeInvitationRoutes,
  ...fakeNotificationRoutes,
  ...fakeOperationRoutes,
  ...fakeCodelistOptionRoutes,
  ...fakeCodelistRoutes,
  ...fakeOptionRoutes,
  ...fakePriceListRoutes,
  ...fakeSandboxCardRoutes,
  ...fakeBillingRoutes,
  ...fakePaymentMethodRoutes,
  ...fakePaymentRoutes,
  ...fakeSubscriptionRoutes,
  ...fakePayoutRoutes,
];

/** Where the fake service answers, and its clock. */
export interface FakeServiceOptions {
  /** The client's `baseUrl`; default `/api`. */
  readonly baseUrl?: string;
  /** Default: the time it is. */
  readonly now?: () => Date;
}

/** A service that keeps its state in memory, at the network’s edge. */
export interface FakeService {
  readonly baseUrl: string;
  /** What it knows; change it to begin in the middle of a story. */
  readonly state: FakeState;
  /** For msw's `setupServer` and `setupWorker`. */
  readonly handlers: readonly HttpHandler[];
  /** For `createApiClient({ fetch })`, where no worker is wanted: stories and component tests. */
  readonly fetch: typeof globalThis.fetch;
  /** Registers a user; active, with `samplePassword`. */
  readonly addUser: (user?: Partial<CurrentUser>) => CurrentUser;
  /** Registers a user and logs them in. */
  readonly signIn: (user?: Partial<CurrentUser>) => CurrentUser;
  /** While false no call reaches the service. */
  reachable: boolean;
}

const origin = 'https://portal.example';

/** A service that keeps its state in memory and answers as the contract says. */
export function createFakeService({ baseUrl = '/api', now = () => new Date() }: FakeServiceOptions = {}): FakeService {
  const state = emptyState(now);
  const handlers = routes.map((route) => route(URL.canParse(baseUrl) ? baseUrl : `${origin}${baseUrl}`, state));
  const addUser = (user: Partial<CurrentUser> = {}) =>
    addAccount(state, { ...sampleUser, ...user }, samplePassword, true).user;
  const service: FakeService = {
    baseUrl,
    state,
    handlers: routes.map((route) => route(URL.canParse(baseUrl) ? baseUrl : `*${baseUrl}`, state)),
    reachable: true,
    addUser,
    signIn: (user) => {
      const signedIn = addUser(user);
      state.sessionUserId = signedIn.id;
      return signedIn;
    },
    fetch: async (input, { signal, ...init } = {}) => {
      signal?.throwIfAborted();
      if (!service.reachable) throw new TypeError('Failed to fetch');
      const request = input instanceof Request ? input : new Request(new URL(input, origin), init);
      const response = await getResponse([...handlers], request);
      signal?.throwIfAborted();
      return response ?? new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } });
    },
  };
  return service;
}
