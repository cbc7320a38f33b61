/** Attachment of an e-mail, generated when the e-mail is sent. */
export interface MailAttachment {
  readonly kind: 'invoice';
  readonly id: string;
}

export interface AttachedFile {
  readonly filename: string;
  readonly content: Buffer;
}

/** Generates the attached file; null if the document does not exist. */
export type PrintAttachment = (attachment: MailAttachment) => Promise<AttachedFile | null>;

/** An e-mail ready to send. */
export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly AttachedFile[];
}

/** Permanent failure: a retry would fail the same way. */
export class MailRejected extends Error {
  override name = 'MailRejected';
}

/** Sends e-mails. */
export interface Mailer {
  /** E-mails stay in the outbox and count as sent once written. */
  readonly keeps: boolean;
  /** Throws `MailRejected` for a permanent failure. */
  send(message: OutgoingMail): Promise<void>;
}

/** Keeps e-mails in the database for the outbox. */
export const outboxMailer: Mailer = { keeps: true, send: async () => undefined };
