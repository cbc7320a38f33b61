import { createTransport } from 'nodemailer';
import { type Mailer, MailRefused } from './mailer';

export interface SmtpOptions {
  readonly url: string;
  readonly from: string;
  /** For one e-mail, from the connection to the last answer. */
  readonly timeout?: number;
}

/** Hands e-mails to an SMTP server; the Message-ID is the e-mail's own id, so that a second try is known as the same. */
export function createSmtpMailer({ url, from, timeout = 30_000 }: SmtpOptions): Mailer {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  const transport = createTransport({
    url,
    connectionTimeout: timeout / 3,
    greetingTimeout: timeout / 3,
    socketTimeout: timeout / 2,
  });
  return {
    keeps: false,
    async send({ id, to, subject, text, html, attachments }) {
      const mail = {
        to,
        subject,
        text,
        html,
        attachments: [...attachments],
        from,
        messageId: `<${id}@${domain}>`,
        disableFileAccess: true,
        disableUrlAccess: true,
      };
      await transport.sendMail(mail).catch((error: unknown) => {
        throw isFinal(error) ? new MailRefused(describe(error)) : error;
      });
    },
  };
}

/** The server has refused this e-mail, not the connection or the log-in. */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500;
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : 'refused';
}
