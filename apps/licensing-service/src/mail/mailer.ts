/** An e-mail ready for its journey. */
export interface OutgoingMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
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
export const keptMail: Mailer = { keeps: true, send: async () => undefined };
