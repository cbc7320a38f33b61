import { authHandlers } from './accounts/auth';
import { avatarHandlers } from './accounts/avatar';
import { closeAccountHandlers } from './accounts/close-account';
import { emailChangeHandlers } from './accounts/email-change';
import { forgotPasswordHandlers } from './accounts/forgot-password';
import { sessionHandlers } from './accounts/sessions';
import { activityHandlers } from './activity/activity';
import { overviewHandlers } from './activity/overview';
import { billingHandlers } from './billing/billing';
import { paymentMethodHandlers } from './billing/payment-methods';
import { paymentHandlers } from './billing/payments';
import { priceListHandlers } from './billing/price-list';
import { sandboxCardHandlers } from './billing/sandbox-cards';
import { codelistOptionHandlers } from './codelists/codelist-options';
import { codelistHandlers } from './codelists/codelists';
import { accountTestHandlers } from './connections/account-tests';
import { dataProviderHandlers } from './connections/data-provider';
import { customerImportHandlers } from './customers/customer-import';
import { customerHandlers } from './customers/customers';
import { documentTemplateHandlers } from './document-templates/document-templates';
import { documentDraftHandlers } from './documents/document-drafts';
import { documentSendHandlers } from './documents/document-sends';
import { documentHandlers } from './documents/documents';
import { editSessionHandlers } from './documents/edit-sessions';
import { drawingHandlers } from './documents/drawing';
import { keptSignatureHandlers } from './documents/kept-signature';
import { signingHandlers } from './documents/signing';
import { actHandlers } from './fiscalization/act';
import { certificateHandlers } from './fiscalization/certificates';
import { fiscalRowHandlers } from './fiscalization/premises';
import { registrationHandlers } from './fiscalization/registrations';
import type { Handlers } from './http/call';
import { mediaHandlers } from './media/media';
import { invitationHandlers } from './members/invitations';
import { memberHandlers } from './members/members';
import { notificationHandlers } from './notifications/notifications';
import { operationHandlers } from './operations/operations';
import { optionHandlers } from './resources/resource-handlers';
import { roleMemberHandlers } from './roles/role-members';
import { roleHandlers } from './roles/roles';
import { payoutHandlers } from './subscriptions/payouts';
import { transferHandlers } from './subscriptions/transfers';
import { searchHandlers } from './search/search';
import { sectionHandlers } from './tenants/sections';
import { tenantHandlers } from './tenants/tenants';
import { vatCheckHandlers } from './tenants/vat';
import { userInvitationHandlers } from './user-invitations/user-invitations';
import { userRoleHandlers } from './users/user-roles';
import { userSessionHandlers } from './users/user-sessions';
import { userHandlers } from './users/users';

/** The handlers of the contract's calls, except those that the declarations of resources provide. */
export const handlers = {
  config: ({ state }) => state.config,
  live: () => ({ status: 'ok' as const }),
  ready: () => ({ status: 'ok' as const }),
  outbox: ({ state }) => state.outbox,
  ...authHandlers,
  ...avatarHandlers,
  ...closeAccountHandlers,
  ...emailChangeHandlers,
  ...forgotPasswordHandlers,
  ...sessionHandlers,
  ...activityHandlers,
  ...overviewHandlers,
  ...billingHandlers,
  ...paymentMethodHandlers,
  ...paymentHandlers,
  ...priceListHandlers,
  ...sandboxCardHandlers,
  ...codelistOptionHandlers,
  ...codelistHandlers,
  ...accountTestHandlers,
  ...dataProviderHandlers,
  ...customerImportHandlers,
  ...customerHandlers,
  ...documentTemplateHandlers,
  ...documentHandlers,
  ...documentDraftHandlers,
  ...editSessionHandlers,
  ...documentSendHandlers,
  ...drawingHandlers,
  ...keptSignatureHandlers,
  ...signingHandlers,
  ...actHandlers,
  ...certificateHandlers,
  ...fiscalRowHandlers,
  ...registrationHandlers,
  ...mediaHandlers,
  ...invitationHandlers,
  ...memberHandlers,
  ...notificationHandlers,
  ...operationHandlers,
  ...optionHandlers,
  ...roleMemberHandlers,
  ...roleHandlers,
  ...payoutHandlers,
  ...transferHandlers,
  ...searchHandlers,
  ...sectionHandlers,
  ...tenantHandlers,
  ...vatCheckHandlers,
  ...userInvitationHandlers,
  ...userRoleHandlers,
  ...userSessionHandlers,
  ...userHandlers,
} satisfies Handlers;
