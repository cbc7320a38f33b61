import { advancePaymentsJob, handleChargeEventJob } from './payments/advance-payments.job';
import { advanceSubscriptionsJob } from './subscriptions/advance/advance-subscriptions.job';
import { reconfirmNumbersJob } from './vat/checks/reconfirm-numbers.job';
import { checkEnteredNumberJob } from './vat/checks/check-entered-number.job';
import { recheckBilledNumbersJob } from './vat/checks/recheck-billed-numbers.job';

export const billingJobs = [
  advancePaymentsJob,
  handleChargeEventJob,
  reconfirmNumbersJob,
  checkEnteredNumberJob,
  recheckBilledNumbersJob,
  advanceSubscriptionsJob,
];
