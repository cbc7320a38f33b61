/** What goes along with an e-mail: it is printed when the e-mail leaves. */
export interface MailAttachment {
  readonly kind: 'invoice';
  readonly id: string;
}

export interface AttachedFile {
  readonly filename: string;
  readonly content: Buffer;
}

/** Prints what goes along; null where it is not there. */
export type PrintAttachment = (attachment: MailAttachment) => Promise<AttachedFile | null>;

/** An e-mail ready for its journey. */
export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly AttachedFile[];
}

/** Sending an e-mail failed for good: another try would fail the same way. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/** How e-mails leave. */
export interface Mailer {
  /** They stay here and count as sent when they are written. */
  readonly keeps: boolean;
  /** Fails with `MailRefused` where another try is of no use. */
  send(message: OutgoingMail): Promise<void>;
}

/** E-mails stay in the database, for the outbox. */
export const outboxMailer: Mailer = { keeps: true, send: async () => undefined };
