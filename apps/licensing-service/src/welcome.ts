import type { Parts } from './parts';

/** What the person who started the service has to know. */
export async function welcome({ settings }: Parts): Promise<string[]> {
  const keepsMail = settings.smtpUrl === null;
  return [
    `${settings.productName} is ready at ${settings.publicUrl}`,
    ...(keepsMail ? [`E-mails are kept at ${settings.publicUrl}/outbox`] : []),
  ];
}
