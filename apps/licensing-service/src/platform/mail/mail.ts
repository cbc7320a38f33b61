import type { DatabaseHandle } from '../database/database';
import { type MailTemplate, type MailValues, renderMail } from './render-mail';
import { type MailDependencies, type MailEnvelope, storeMail } from './store-mail';

export interface Mail<T extends MailTemplate> extends MailEnvelope {
  /** The recipient's name, if the address is confirmed as theirs. */
  readonly name?: string;
  readonly template: T;
  readonly values: MailValues<T>;
  /** Path of the button's link, relative to PUBLIC_URL. */
  readonly path?: string;
}

/**
 * Writes an e-mail in the transaction of the change that causes it. It is sent after the commit.
 *
 * @throws DomainError if the attachment exceeds MAIL_ATTACHMENT_LIMIT
 */
export async function writeMail<T extends MailTemplate>(
  tx: DatabaseHandle,
  dependencies: MailDependencies,
  { name, template, values, path, ...envelope }: Mail<T>,
): Promise<void> {
  const { publicUrl, productName: product } = dependencies.settings;
  const { language } = envelope;
  const link = path === undefined ? null : publicUrl + path;
  const rendered = renderMail({ language, template, product, name: name ?? null, values, link });
  await storeMail(tx, dependencies, envelope, rendered);
}
