export { documents } from './back-office/documents/document.table';
export { documentSends } from './back-office/documents/sending/document-send.table';
export { documentDrafts } from './back-office/documents/drafts/document-draft.table';
export { documentItems } from './back-office/documents/document-item.table';
export { documentNumbers } from './back-office/documents/making/document-number.table';
export { documentVersions } from './back-office/documents/versions/document-version.table';
export {
  documentTemplates,
  templateFiles,
  templateVersions,
} from './back-office/document-templates/document-template.table';
export { editSessions } from './back-office/documents/editing/edit-session.table';
export { media, mediaFiles } from './back-office/media/media.table';
export { codelistOptions, codelists } from './back-office/codelists/codelist.table';
export { customers } from './back-office/customers/customer.table';
export { sandboxCards, sandboxCharges, sandboxRefunds } from './billing/gateways/sandbox/sandbox.table';
export { stripeOrders, stripeCustomers, stripeEvents } from './billing/gateways/stripe/stripe.table';
export { invoiceLines, invoiceRanges, invoices } from './billing/invoices/invoice.table';
export { ledgerEntries } from './billing/ledger/ledger.table';
export { paymentEvents, paymentMethods, payments, transferReceipts } from './billing/payments/payment.table';
export { subscriptionPeriods } from './billing/periods/period.table';
export { priceListVersions } from './billing/price-list/price-list.table';
export { quotes } from './billing/quotes/quote.table';
export { subscriptions } from './billing/subscriptions/subscription.table';
export { vatChecks } from './billing/vat/checks/vat-check.table';
export { loginFailures, oneTimeTokens, rateCounters, sessions, users } from './identity/accounts/account.table';
export { keptSignatures } from './identity/accounts/signature/kept-signature.table';
export { userInvitationRoles, userInvitations } from './identity/invitations/user-invitation.table';
export { roleMembers, rolePermissions, roles } from './identity/roles/role.table';
export { auditEntries, auditPeople } from './platform/audit/audit.table';
export { listCounts } from './platform/database/list-counts.table';
export { idempotencyKeys } from './platform/idempotency/idempotency-key.table';
export { mailMessages } from './platform/mail/mail.table';
export { connectionTests, vpnRequests } from './setup/connections/connection-test.table';
export { fiscalCertificates } from './setup/fiscal/certificate/certificate.table';
export { devices } from './setup/fiscal/devices/device.table';
export { premises } from './setup/fiscal/premises/premise.table';
export { premiseRegistrations } from './setup/fiscal/registration/registration.table';
export { tenantSections } from './setup/sections/section.table';
export { invitations } from './tenants/members/invitation.table';
export { notifications } from './tenants/notifications/notification.table';
export { operationSteps, operations } from './tenants/operations/operation.table';
export { tenantKeys, tenantSecrets } from './tenants/secrets/secret.table';
export { tenantMembers, tenants } from './tenants/tenant.table';
