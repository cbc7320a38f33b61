import { sweepKeptCallsJob } from './platform/idempotency/delete-expired-keys.job';
import { sendMailJob } from './platform/mail/send-mail.job';
import { configureJob } from './provisioning/configuration/configure.job';
import { noticeOfEndJob } from './setup/fiscal/certificate/notice-of-end.job';
import { expireDraftsJob } from './tenants/drafts/expire-drafts.job';
import { sweepAccountsJob } from './identity/accounts/delete-expired.job';
import { sweepInvitationsJob } from './tenants/members/delete-expired-invitations.job';
import { announceNotificationsJob } from './tenants/notifications/announce-notifications.job';
import { sweepNotificationsJob } from './tenants/notifications/delete-old-notifications.job';
import { closePremisesJob } from './setup/fiscal/registration/close-premises.job';
import { endClosingJob } from './setup/fiscal/registration/end-closing.job';
import { registerPremisesJob } from './setup/fiscal/registration/register-premises.job';
import { provisionJob } from './tenants/operations/provision.job';
import { confirmNumbersJob } from './billing/vat/confirm-numbers.job';
import { numberReturnedJob } from './billing/vat/number-returned.job';
import { recheckVatJob } from './billing/vat/recheck-vat.job';
import { carryOnPaymentsJob, settlePaymentJob } from './billing/payments/advance-payments.job';
import { subscriptionsJob } from './billing/subscriptions/subscriptions.job';
import type { TSchema } from 'typebox';
import type { Dependencies } from './composition';
import type { Job } from './platform/jobs/job';

/** Every job, once. */
export const allJobs: readonly Job<TSchema, Dependencies>[] = [
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
