import { advancePaymentsJob, advancePaymentJob } from './payments/advance-payments.job';
import { subscriptionsJob } from './subscriptions/subscriptions.job';
import { confirmNumbersJob } from './vat/confirm-numbers.job';
import { recheckReturnedNumberJob } from './vat/recheck-returned-number.job';
import { recheckVatJob } from './vat/recheck-vat.job';

export const billingJobs = [
  advancePaymentsJob,
  advancePaymentJob,
  confirmNumbersJob,
  recheckReturnedNumberJob,
  recheckVatJob,
  subscriptionsJob,
];
