export { companyProblems } from './buyer/company-problems';
export type { BillingDependencies, Usage } from './dependencies';
export { hasMoney } from './draft-removal';
export { createGateways } from './gateways/gateways';
export { writeMoney } from './invoices/document/written';
export { issueInvoice } from './invoices/issue-invoice.service';
export { printKeptInvoice } from './invoices/print-stored-invoice';
export { findCredit } from './ledger/ledger.repository';
export { giveUpPayments, refuseWhileCharging } from './payments/cancel-payments';
export { beginPaidPlan, captureCreation } from './payments/creation.service';
export { forgetCards, removeCards } from './payments/methods/method.service';
export { giveCreationBack } from './payments/refund.service';
export { seedPriceList } from './price-list/seed-price-list';
export { endSubscription } from './subscriptions/end-subscription';
export { createSubscriptionListing } from './subscriptions/subscription-listing';
export { isReadOnly } from './subscriptions/subscription-state';
export {
  beginTrial,
  findSubscription,
  findTrialEnds,
  insertPaid,
  insertTrial,
  removeSubscription,
  type SubscriptionRow,
} from './subscriptions/subscription.repository';
export { subscriptionsJob } from './subscriptions/subscriptions.job';
export { trialKey } from './subscriptions/trial-key';
export { findTrialOfUser } from './subscriptions/trial-of-user';
export { trialEnd } from './subscriptions/trial';
export { readVatCheck } from './vat/checks/read-vat-check';
export { askWhereReturned } from './vat/number-returned.job';
export { billingRoutes } from './routes';
export { billingJobs } from './jobs';
