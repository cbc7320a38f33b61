import { authHandlers } from './accounts/auth';
import { closeAccountHandlers } from './accounts/close-account';
import { emailChangeHandlers } from './accounts/email-change';
import { forgotPasswordHandlers } from './accounts/forgot-password';
import { sessionHandlers } from './accounts/sessions';
import { billingHandlers } from './billing/billing';
import { paymentMethodHandlers } from './billing/payment-methods';
import { paymentHandlers } from './billing/payments';
import { priceListHandlers } from './billing/price-list';
import { sandboxCardHandlers } from './billing/sandbox-cards';
import { codelistOptionHandlers } from './codelists/codelist-options';
import { codelistHandlers } from './codelists/codelists';
import { accountTestHandlers } from './connections/account-tests';
import { dataProviderHandlers } from './connections/data-provider';
import { actHandlers } from './fiscalization/act';
import { certificateHandlers } from './fiscalization/certificates';
import { fiscalRowHandlers } from './fiscalization/premises';
import { registrationHandlers } from './fiscalization/registrations';
import type { Handlers } from './http/call';
import { invitationHandlers } from './members/invitations';
import { memberHandlers } from './members/members';
import { notificationHandlers } from './notifications/notifications';
import { operationHandlers } from './operations/operations';
import { optionHandlers } from './resources/resource-handlers';
import { payoutHandlers } from './subscriptions/payouts';
import { transferHandlers } from './subscriptions/transfers';
import { sectionHandlers } from './tenants/sections';
import { tenantHandlers } from './tenants/tenants';
import { vatCheckHandlers } from './tenants/vat';
import { userInvitationHandlers } from './user-invitations/user-invitations';

/** The handlers of the contract's calls, except those that the declarations of resources provide. */
export const handlers = {
  config: ({ state }) => state.config,
  live: () => ({ status: 'ok' as const }),
  ready: () => ({ status: 'ok' as const }),
  outbox: ({ state }) => state.outbox,
  ...authHandlers,
  ...emailChangeHandlers,
  ...closeAccountHandlers,
  ...sessionHandlers,
  ...forgotPasswordHandlers,
  ...sectionHandlers,
  ...dataProviderHandlers,
  ...accountTestHandlers,
  ...fiscalRowHandlers,
  ...actHandlers,
  ...registrationHandlers,
  ...certificateHandlers,
  ...tenantHandlers,
  ...vatCheckHandlers,
  ...memberHandlers,
  ...invitationHandlers,
  ...userInvitationHandlers,
  ...notificationHandlers,
  ...operationHandlers,
  ...codelistOptionHandlers,
  ...codelistHandlers,
  ...optionHandlers,
  ...priceListHandlers,
  ...sandboxCardHandlers,
  ...billingHandlers,
  ...paymentMethodHandlers,
  ...paymentHandlers,
  ...transferHandlers,
  ...payoutHandlers,
} satisfies Handlers;
