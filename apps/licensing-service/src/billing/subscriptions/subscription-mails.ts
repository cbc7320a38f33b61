import {
  dayOf,
  localDay,
  type MailAttachment,
  type MailTemplate,
  type MailValues,
  portalPaths,
  type Transaction,
  writeMail,
} from '../../platform';
import { findOwners, findTitle } from '../../tenants';
import type { BillingDependencies } from '../dependencies';

type SubscriptionTemplate = Extract<
  MailTemplate,
  | 'payment_not_captured'
  | 'renewal_declined'
  | 'renewal_declined_last'
  | 'renewal_without_card'
  | 'renewal_vat_undetermined'
  | 'unpaid_reminder'
  | 'unpaid_read_only'
  | 'trial_ending'
  | 'trial_ended'
  | 'subscription_ended'
  | 'invoice_issued'
  | 'credit_note_issued'
  | 'credit_note_refunded'
  | 'credit_of_late_transfer'
  | 'credit_of_closed_tenant'
  | 'credit_of_cancelled_creation'
  | 'credit_paid_out'
  | 'transfer_asked'
  | 'transfer_asked_for_change'
  | 'transfer_given_up'
  | 'transfer_given_up_overdue'
>;

type Dependencies = Pick<BillingDependencies, 'settings' | 'mailer' | 'jobs'>;

/** E-mails to the owners of a company CRM about its subscription. */
export interface SubscriptionMail<T extends SubscriptionTemplate> {
  readonly template: T;
  readonly values: Omit<MailValues<T>, 'title'>;
  /** Identifies an e-mail that each owner gets once. */
  readonly onceKey: string;
  readonly attachment?: MailAttachment;
  /** The page it leads to, where that is not Billing. */
  readonly path?: string;
  readonly at: Date;
}

/** Tells each owner of a company CRM, in their language. */
export async function writeSubscriptionMails<T extends SubscriptionTemplate>(
  tx: Transaction,
  dependencies: Dependencies,
  tenantId: string,
  { template, values, onceKey, at, ...rest }: SubscriptionMail<T>,
): Promise<void> {
  const title = await findTitle(tx, tenantId);
  for (const { id, ...recipient } of await findOwners(tx, tenantId))
    await writeMail(tx, dependencies, {
      path: portalPaths.billing(tenantId),
      ...recipient,
      ...rest,
      template,
      values: { ...values, title } as unknown as MailValues<T>,
      onceKey: `${onceKey}:${id}`,
      at,
    });
}

/** A day as people write it, `22.11.2026`. */
export const writtenDay = (at: Date): string => dayOf(localDay(at));
