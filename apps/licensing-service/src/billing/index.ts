export { companyProblems } from './buyer/company-problems';
export type { BillingDependencies, Usage } from './dependencies';
export { awaitsTransfer, hasMoney } from './draft-removal';
export { recordedBillingFields } from './audit-billing';
export { createGateways, gatewaySettings } from './gateways/gateways';
export { formatMoney, formatNumber, formatPercent } from './invoices/document/invoice-texts';
export { findInvoicedByMonth } from './invoices/invoice.repository';
export { issueInvoice } from './invoices/issue-invoice.service';
export { printStoredInvoice } from './invoices/mail-document';
export { findCredit } from './ledger/ledger.repository';
export { findSpendableCredit } from './payments/spendable-credit';
export { captureCreationPayment } from './payments/advance-payments.service';
export { startPaidPlan } from './payments/apply-payment.service';
export { assertNotCharging, cancelPayments, refundCreation } from './payments/end-payments.service';
export { removeCards } from './payments/methods/method.repository';
export { deleteCardsAtGateways } from './payments/methods/method.service';
export { isPriceListOwn } from './price-list/is-price-list-own';
export { seedPriceList } from './price-list/seed-price-list';
export { endSubscription } from './subscriptions/begin-and-end';
export { createSubscriptionListing, findSubscriptionFigures } from './subscriptions/subscription-listing';
export { findSelection, findSubscribed } from './subscriptions/subscribed';
export {
  countUndecidedRenewals,
  startTrial,
  findSubscription,
  findTrialEnds,
  findTrialOfUser,
  insertPaid,
  insertTrial,
  removeSubscription,
  type SubscriptionRow,
} from './subscriptions/subscription.repository';
export { advanceSubscriptionsJob } from './subscriptions/advance/advance-subscriptions.job';
export { trialEnd, trialKey } from './subscriptions/trial';
export { lookUpVatNumber } from './vat/checks/vat-check.service';
export { readVatCheck } from './vat/checks/read-vat-check';
export { correctSavedCompany } from './vat/correct-saved-company';
export { billingRoutes } from './routes';
export { billingJobs } from './jobs';
