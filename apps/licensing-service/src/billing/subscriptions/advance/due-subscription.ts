import type { TenantRow } from '../../../tenants';
import type { Usage } from '../../dependencies';
import type { Work } from '../../work';
import { sendSubscriptionMails, type SubscriptionMail, type SubscriptionTemplate } from '../subscription-mails';
import type { DueInputs } from './due-steps';

/** A subscription with a due step, in a transaction that holds the lock of its company CRM. */
export interface DueSubscription extends DueInputs, Work {
  readonly tenant: TenantRow;
  /** What is in use, if a plan is planned; null if unknown. */
  readonly used: Usage | null;
}

/** What a step did. A payment to charge is charged after the commit. */
export type Outcome = 'unchanged' | 'changed' | { readonly charge: string };

/** Sends an e-mail to the owners, once. */
export async function notifyOwners<T extends SubscriptionTemplate>(
  due: DueSubscription,
  mail: SubscriptionMail<T>,
): Promise<Outcome> {
  await sendSubscriptionMails<T>(due, due.tenant.id, mail);
  return 'unchanged';
}
