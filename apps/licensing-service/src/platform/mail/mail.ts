import { isEmail } from '@atrium/validators';
import type { DatabaseHandle } from '../database/database';
import type { PlatformDependencies } from '../dependencies';
import type { Language } from '../texts/texts';
import { insertMail } from './mail.repository';
import type { MailAttachment } from './mailer';
import { type MailTemplate, type MailValues, renderMail } from './render-mail';
import { sendMailJob } from './send-mail.job';

export interface Mail<T extends MailTemplate> {
  readonly to: string;
  /** The recipient's name, if the address is confirmed as theirs. */
  readonly name?: string;
  /** The recipient's language. */
  readonly language: Language;
  readonly template: T;
  readonly values: MailValues<T>;
  /** Path of the button's link, relative to PUBLIC_URL. */
  readonly path?: string;
  readonly attachment?: MailAttachment;
  /** Deduplication key: a second e-mail with the same key is not written. */
  readonly onceKey?: string;
  readonly at: Date;
}

/** Writes an e-mail in the transaction of the change that causes it. It is sent after the commit. */
export async function writeMail<T extends MailTemplate>(
  tx: DatabaseHandle,
  { settings, mailer, jobs }: Pick<PlatformDependencies, 'settings' | 'mailer' | 'jobs'>,
  { to, name, language, template, values, path, attachment, onceKey, at }: Mail<T>,
): Promise<void> {
  if (!isEmail(to)) throw new Error('Cannot write an e-mail to an invalid address.');
  const link = path === undefined ? null : settings.publicUrl + path;
  const rendered = renderMail({ language, template, product: settings.productName, name: name ?? null, values, link });
  const id = await insertMail(tx, {
    ...rendered,
    to,
    language,
    createdAt: at,
    attachment: attachment ?? null,
    onceKey: onceKey ?? null,
    ...(mailer.keeps ? { state: 'sent', sentAt: at } : { state: 'waiting' }),
  });
  if (id !== null && !mailer.keeps) await jobs.enqueue(tx, sendMailJob, { id });
}
