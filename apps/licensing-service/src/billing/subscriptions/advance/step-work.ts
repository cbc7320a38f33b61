import { localDay } from '../../../platform';
import { chargeOwed } from '../../payments/corrections/owed-invoice';
import { requestRenewal, startRenewal } from '../../payments/renewals/renew.service';
import { endAndNotify } from '../end-subscription';
import { markPlanDelivered } from '../subscription.repository';
import { syncReadOnly } from '../sync-read-only';
import type { Step } from './due-steps';
import type { DueSubscription, Outcome } from './due-subscription';
import { announceRenewal, notifyReadOnly, remindOfReadOnly, remindOfTrial, warnOfVat } from './notices';

/** What each step does in its transaction. */
export const stepWork: Readonly<Record<Step, (due: DueSubscription) => Promise<Outcome>>> = {
  end: async (due) => {
    await endAndNotify(due, due);
    return 'changed';
  },
  renew: startRenewal,
  request_renewal: requestRenewal,
  charge_owed: chargeOwed,
  deliver_plan: async ({ tx, deliverSettings, tenant, now }) => {
    await markPlanDelivered(tx, tenant.id, localDay(now));
    await deliverSettings(tx, tenant.id);
    return 'unchanged';
  },
  switch_read_only: async (due) => {
    await syncReadOnly(due, due.tenant.id);
    await notifyReadOnly(due);
    return 'changed';
  },
  remind_of_trial: remindOfTrial,
  remind_of_read_only: remindOfReadOnly,
  announce_renewal: announceRenewal,
  warn_of_vat: warnOfVat,
};
