import { type Mail, type MailTemplate, type MailValues, portalPaths, writeMail } from '../../platform';
import { findOwners, findTitle } from '../../tenants';
import type { Work } from '../work';

/** A template that names the company CRM. */
export type SubscriptionTemplate = {
  [T in MailTemplate]: 'title' extends keyof MailValues<T> ? T : never;
}[MailTemplate];

/** An e-mail to the owners of a company CRM about its subscription. It links to Billing by default. */
export interface SubscriptionMail<T extends SubscriptionTemplate> extends Pick<
  Mail<T>,
  'template' | 'attachment' | 'path'
> {
  readonly values: Omit<MailValues<T>, 'title'>;
  /** Idempotency key: each owner gets the e-mail once. */
  readonly onceKey: string;
}

/** Sends an e-mail to each owner of a company CRM, in their language. */
export async function sendSubscriptionMails<T extends SubscriptionTemplate>(
  work: Work,
  tenantId: string,
  { template, values, onceKey, ...rest }: SubscriptionMail<T>,
): Promise<void> {
  const { tx, now: at } = work;
  const title = await findTitle(tx, tenantId);
  for (const { id, ...recipient } of await findOwners(tx, tenantId))
    await writeMail(tx, work, {
      path: portalPaths.billing(tenantId),
      ...recipient,
      ...rest,
      template,
      values: { ...values, title } as unknown as MailValues<T>,
      onceKey: `${onceKey}:${id}`,
      at,
    });
}
