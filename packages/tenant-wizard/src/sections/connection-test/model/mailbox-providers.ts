/** How a provider gives programs access to a mailbox: with an app password, or not with a password at all. */
export type PasswordUse = 'appPassword' | 'noPasswords';

export interface MailboxProvider {
  readonly id: string;
  readonly name: string;
  readonly host: string;
  readonly use?: PasswordUse;
}

/** The most common providers. Source: their IMAP help pages as of November 2026. */
export const mailboxProviders: readonly MailboxProvider[] = [
  { id: 'google', name: 'Google', host: 'imap.gmail.com', use: 'appPassword' },
  { id: 'microsoft', name: 'Microsoft 365', host: 'outlook.office365.com', use: 'noPasswords' },
  { id: 'outlook', name: 'Outlook.com', host: 'imap-mail.outlook.com', use: 'noPasswords' },
  { id: 'icloud', name: 'iCloud', host: 'imap.mail.me.com', use: 'appPassword' },
  { id: 'yahoo', name: 'Yahoo', host: 'imap.mail.yahoo.com', use: 'appPassword' },
  { id: 'fastmail', name: 'Fastmail', host: 'imap.fastmail.com', use: 'appPassword' },
  { id: 'zoho', name: 'Zoho', host: 'imap.zoho.eu' },
];

/** Port of IMAP over TLS. */
export const imapPort = '993';

/** Finds the provider of a server. */
export function findMailboxProvider(host: string): MailboxProvider | undefined {
  const typed = host.trim().toLowerCase();
  return mailboxProviders.find((provider) => provider.host === typed);
}
