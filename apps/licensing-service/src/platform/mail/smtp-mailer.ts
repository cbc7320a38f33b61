import { createTransport } from 'nodemailer';
import { type Mailer, MailRejected } from './mailer';

export interface SmtpOptions {
  readonly url: string;
  readonly from: string;
  /** Total time for one e-mail, in milliseconds. */
  readonly timeout?: number;
}

/** Sends e-mails to an SMTP server. The Message-ID is the e-mail's id, so servers can detect a repeated attempt. */
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
        throw isPermanent(error) ? new MailRejected(describe(error)) : error;
      });
    },
  };
}

/** Whether the server rejected the e-mail itself, not the connection or login. */
function isPermanent(error: unknown): boolean {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500;
}

function describe(error: unknown): string {
  return error instanceof Error ? error.message : 'rejected';
}
