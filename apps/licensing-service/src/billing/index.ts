export { companyProblems } from './buyer/company-problems';
export type { BillingDependencies, Usage } from './dependencies';
export { awaitsTransfer, hasMoney } from './draft-removal';
export { recordedBillingFields } from './billing-fields';
export { createGateways, gatewaySettings } from './gateways/gateways';
export { formatMoney, formatNumber, formatPercent } from './invoices/document/format-values';
export { findInvoicedByMonth } from './invoices/invoiced-by-month.repository';
export { issueInvoice } from './invoices/issue-invoice.service';
export { printStoredInvoice } from './invoices/print-stored-invoice';
export { findCredit } from './ledger/ledger.repository';
export { cancelPayments, assertNotCharging } from './payments/cancel-payments';
export { startPaidPlan } from './payments/bill-creation.service';
export { captureCreationPayment } from './payments/capture-creation.service';
export { removeCards } from './payments/methods/method.repository';
export { deleteCardsAtGateways } from './payments/methods/method.service';
export { refundCreation } from './payments/refund.service';
export { isPriceListOwn } from './price-list/is-price-list-own';
export { seedPriceList } from './price-list/seed-price-list';
export { endSubscription } from './subscriptions/end-subscription';
export { findSubscriptionFigures } from './subscriptions/subscription-figures.repository';
export { createSubscriptionListing } from './subscriptions/subscription-listing';
export { findSelection, findSubscribed } from './subscriptions/subscribed';
export {
  countUndecidedRenewals,
  startTrial,
  findSubscription,
  findTrialEnds,
  insertPaid,
  insertTrial,
  removeSubscription,
  type SubscriptionRow,
} from './subscriptions/subscription.repository';
export { advanceSubscriptionsJob } from './subscriptions/advance/advance-subscriptions.job';
export { trialKey } from './subscriptions/trial-key';
export { findTrialOfUser } from './subscriptions/trial-of-user';
export { trialEnd } from './subscriptions/trial';
export { lookUpVatNumber } from './vat/checks/vat-check.service';
export { readVatCheck } from './vat/checks/read-vat-check';
export { correctSavedCompany } from './vat/correct-saved-company';
export { billingRoutes } from './routes';
export { billingJobs } from './jobs';
