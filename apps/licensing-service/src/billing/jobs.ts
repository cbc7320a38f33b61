import { carryOnPaymentsJob, settlePaymentJob } from './payments/advance-payments.job';
import { subscriptionsJob } from './subscriptions/subscriptions.job';
import { confirmNumbersJob } from './vat/confirm-numbers.job';
import { numberReturnedJob } from './vat/number-returned.job';
import { recheckVatJob } from './vat/recheck-vat.job';

export const billingJobs = [
  carryOnPaymentsJob,
  settlePaymentJob,
  confirmNumbersJob,
  numberReturnedJob,
  recheckVatJob,
  subscriptionsJob,
];
