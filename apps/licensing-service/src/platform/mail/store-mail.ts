import { isEmail } from '@atrium/validators';
import type { DatabaseHandle } from '../database/database';
import type { PlatformDependencies } from '../dependencies';
import { DomainError } from '../http/errors';
import type { Language } from '../texts/texts';
import { insertMail } from './mail.repository';
import type { MailAttachment } from './mailer';
import type { RenderedMail } from './render-mail';
import { sendMailJob } from './send-mail.job';

/** Where an e-mail goes and what it carries. */
export interface MailEnvelope {
  readonly to: string;
  /** The recipient's language. */
  readonly language: Language;
  readonly attachment?: MailAttachment;
  /** Deduplication key: a second e-mail with the same key is not written. */
  readonly onceKey?: string;
  readonly at: Date;
}

export type MailDependencies = Pick<PlatformDependencies, 'settings' | 'mailer' | 'jobs'>;

const megabyte = 1024 * 1024;

/**
 * Writes an e-mail, to be sent after the commit. Returns its id, or that of the earlier one with the same key.
 *
 * @throws DomainError if the attachment exceeds MAIL_ATTACHMENT_LIMIT
 */
export async function storeMail(
  tx: DatabaseHandle,
  { settings, mailer, jobs }: MailDependencies,
  { to, language, attachment, onceKey, at }: MailEnvelope,
  rendered: RenderedMail,
): Promise<string> {
  if (!isEmail(to)) throw new Error('Cannot write an e-mail to an invalid address.');
  if (attachment !== undefined) checkAttachment(attachment, settings.mailAttachmentLimit);
  const { id, isNew } = await insertMail(tx, {
    ...rendered,
    to,
    language,
    createdAt: at,
    attachment: attachment ?? null,
    onceKey: onceKey ?? null,
    ...(mailer.keeps ? { state: 'sent', sentAt: at } : { state: 'waiting' }),
  });
  if (isNew && !mailer.keeps) await jobs.enqueue(tx, sendMailJob, { id });
  return id;
}

function checkAttachment(attachment: MailAttachment, maximum: number): void {
  if (attachment.kind === 'invoice') return;
  if (/\p{Cc}/u.test(attachment.name)) throw new Error('The name of an attachment has control characters.');
  if (attachment.size <= maximum) return;
  const values = { megabytes: Math.floor(maximum / megabyte) };
  throw new DomainError(422, 'attachment_too_large', { values });
}
