import { auditEntries } from '../audit/audit.table';
import { keptCalls } from '../idempotency/kept-call.table';
import { mailMessages } from '../mail/mail.table';
import { loginFailures, oneTimeTokens, rateCounters, sessions, users } from '../modules/accounts/account.table';
import { invoiceLines, invoiceRanges, invoices } from '../modules/billing/invoices/invoice.table';
import { codelistOptions, codelists } from '../modules/codelists/codelist.table';
import { fiscalCertificates } from '../modules/fiscalization/certificate/certificate.table';
import { devices } from '../modules/fiscalization/devices/device.table';
import { premises } from '../modules/fiscalization/premises/premise.table';
import { connectionTests, vpnRequests } from '../modules/connections/connection-test.table';
import { premiseRegistrations } from '../modules/fiscalization/registration/registration.table';
import { invitations } from '../modules/members/invitation.table';
import { notifications } from '../modules/notifications/notification.table';
import { operations, operationSteps } from '../modules/operations/operation.table';
import { sandboxCards, sandboxCharges, sandboxRefunds } from '../modules/payments/gateways/sandbox/sandbox.table';
import { stripeCharges, stripeCustomers, stripeEvents } from '../modules/payments/gateways/stripe/stripe.table';
import { priceListVersions } from '../modules/price-list/price-list.table';
import { roleMembers, rolePermissions, roles } from '../modules/roles/role.table';
import { accountEntries } from '../modules/billing/account/account.table';
import { paymentMethods, payments } from '../modules/payments/payment.table';
import { quotes } from '../modules/subscriptions/quotes/quote.table';
import { subscriptions } from '../modules/subscriptions/subscription.table';
import { tenantMembers, tenants, tenantSections } from '../modules/tenants/tenant.table';
import { vatChecks } from '../modules/vat-checks/vat-check.table';
import { tenantKeys, tenantSecrets } from '../secrets/secret.table';
import { listCounts } from './list-counts.table';

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
