import { sweepKeptCallsJob } from '../idempotency/sweep-kept-calls.job';
import { sendMailJob } from '../mail/send-mail.job';
import { configureJob } from '../modules/tenants/configuration/configure.job';
import { noticeOfEndJob } from '../modules/fiscalization/certificate/notice-of-end.job';
import { expireDraftsJob } from '../modules/tenants/expire-drafts.job';
import { sweepAccountsJob } from '../modules/accounts/sweep.job';
import { sweepInvitationsJob } from '../modules/members/sweep-invitations.job';
import { announceNotificationsJob } from '../modules/notifications/announce-notifications.job';
import { sweepNotificationsJob } from '../modules/notifications/sweep-notifications.job';
import { closePremisesJob } from '../modules/fiscalization/registration/close-premises.job';
import { endClosingJob } from '../modules/fiscalization/registration/end-closing.job';
import { registerPremisesJob } from '../modules/fiscalization/registration/register-premises.job';
import { provisionJob } from '../modules/operations/provision.job';
import { confirmNumbersJob } from '../modules/billing/vat/confirm-numbers.job';
import { numberReturnedJob } from '../modules/billing/vat/number-returned.job';
import { recheckVatJob } from '../modules/billing/vat/recheck-vat.job';
import { carryOnPaymentsJob, settlePaymentJob } from '../modules/payments/carry-on.job';
import { subscriptionsJob } from '../modules/subscriptions/subscriptions.job';
import type { Job } from './job';

/** Every job, once. */
export const allJobs: readonly Job[] = [
  announceNotificationsJob,
  carryOnPaymentsJob,
  closePremisesJob,
  configureJob,
  endClosingJob,
  expireDraftsJob,
  noticeOfEndJob,
  numberReturnedJob,
  provisionJob,
  confirmNumbersJob,
  recheckVatJob,
  registerPremisesJob,
  sendMailJob,
  settlePaymentJob,
  subscriptionsJob,
  sweepAccountsJob,
  sweepInvitationsJob,
  sweepKeptCallsJob,
  sweepNotificationsJob,
];
