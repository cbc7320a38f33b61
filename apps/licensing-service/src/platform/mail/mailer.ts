/** An invoice, printed when the e-mail is sent. */
export interface InvoiceAttachment {
  readonly kind: 'invoice';
  readonly id: string;
}

/** A file of the store. It stays there at least until the e-mail is sent. */
export interface FileAttachment {
  readonly kind: 'file';
  readonly id: string;
  /** The recipient's name for it, with its extension. */
  readonly name: string;
  readonly mediaType: string;
  readonly size: number;
}

/** What an e-mail carries. Rows never hold the bytes. */
export type MailAttachment = InvoiceAttachment | FileAttachment;

export interface AttachedFile {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

/** Generates the attached file; null if the document does not exist. */
export type PrintAttachment = (attachment: InvoiceAttachment) => Promise<AttachedFile | null>;

/** Hears that an e-mail was handed over or refused, after the commit. */
export type MailListener = (mailId: string) => Promise<void>;

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
