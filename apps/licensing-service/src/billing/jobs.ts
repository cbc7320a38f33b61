import { advancePaymentsJob, handleChargeEventJob } from './payments/advance-payments.job';
import { advanceSubscriptionsJob } from './subscriptions/advance/advance-subscriptions.job';
import { reconfirmNumbersJob } from './vat/reconfirm-numbers.job';
import { recheckReturnedNumberJob } from './vat/recheck-returned-number.job';
import { recheckBilledNumbersJob } from './vat/recheck-billed-numbers.job';

export const billingJobs = [
  advancePaymentsJob,
  handleChargeEventJob,
  reconfirmNumbersJob,
  recheckReturnedNumberJob,
  recheckBilledNumbersJob,
  advanceSubscriptionsJob,
];
