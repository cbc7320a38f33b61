import type { DatabaseHandle } from '../database/database';
import { InvalidInput } from '../http/errors';
import { renderLetter } from './render-letter';
import { type MailDependencies, type MailEnvelope, storeMail } from './store-mail';

/** An e-mail that a user wrote, such as one to a customer. */
export interface Letter extends MailEnvelope {
  readonly subject: string;
  /** Plain text; blank lines separate paragraphs. */
  readonly message: string;
}

/**
 * Writes an e-mail as `writeMail` does, in the user's own words and without greeting or closing. Returns its id.
 *
 * @throws InvalidInput if the subject has a line break, which would begin another header
 * @throws DomainError if the attachment exceeds MAIL_ATTACHMENT_LIMIT
 */
export async function writeLetter(
  tx: DatabaseHandle,
  dependencies: MailDependencies,
  { subject, message, ...envelope }: Letter,
): Promise<string> {
  if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(subject)) throw new InvalidInput({ subject: ['single_line'] });
  return storeMail(tx, dependencies, envelope, renderLetter(subject, message, envelope.language));
}
