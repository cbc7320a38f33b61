import { auditEntries } from './platform/audit/audit.table';
import { keptCalls } from './platform/idempotency/idempotency-key.table';
import { mailMessages } from './platform/mail/mail.table';
import { loginFailures, oneTimeTokens, rateCounters, sessions, users } from './identity/accounts/account.table';
import { invoiceLines, invoiceRanges, invoices } from './billing/invoices/invoice.table';
import { codelistOptions, codelists } from './back-office/codelists/codelist.table';
import { fiscalCertificates } from './setup/fiscal/certificate/certificate.table';
import { devices } from './setup/fiscal/devices/device.table';
import { premises } from './setup/fiscal/premises/premise.table';
import { connectionTests, vpnRequests } from './setup/connections/connection-test.table';
import { premiseRegistrations } from './setup/fiscal/registration/registration.table';
import { invitations } from './tenants/members/invitation.table';
import { notifications } from './tenants/notifications/notification.table';
import { operations, operationSteps } from './tenants/operations/operation.table';
import { sandboxCards, sandboxCharges, sandboxRefunds } from './billing/gateways/sandbox/sandbox.table';
import { stripeCharges, stripeCustomers, stripeEvents } from './billing/gateways/stripe/stripe.table';
import { priceListVersions } from './billing/price-list/price-list.table';
import { roleMembers, rolePermissions, roles } from './identity/roles/role.table';
import { accountEntries } from './billing/ledger/ledger.table';
import { paymentMethods, payments } from './billing/payments/payment.table';
import { quotes } from './billing/quotes/quote.table';
import { subscriptions } from './billing/subscriptions/subscription.table';
import { tenantSections } from './setup/sections/section.table';
import { tenantMembers, tenants } from './tenants/tenant.table';
import { vatChecks } from './billing/vat/checks/vat-check.table';
import { tenantKeys, tenantSecrets } from './tenants/secrets/secret.table';
import { listCounts } from './platform/database/list-counts.table';

/** Every table, once: migrations are printed from here. */
export const schema = {
  accountEntries,
  auditEntries,
  codelistOptions,
  codelists,
  devices,
  fiscalCertificates,
  connectionTests,
  invitations,
  invoiceLines,
  invoiceRanges,
  invoices,
  keptCalls,
  listCounts,
  loginFailures,
  mailMessages,
  notifications,
  oneTimeTokens,
  operations,
  operationSteps,
  paymentMethods,
  payments,
  premiseRegistrations,
  premises,
  priceListVersions,
  quotes,
  rateCounters,
  roleMembers,
  rolePermissions,
  roles,
  sandboxCards,
  sandboxCharges,
  sandboxRefunds,
  sessions,
  stripeCharges,
  stripeCustomers,
  stripeEvents,
  subscriptions,
  tenantKeys,
  tenantMembers,
  tenants,
  tenantSections,
  tenantSecrets,
  users,
  vatChecks,
  vpnRequests,
};
