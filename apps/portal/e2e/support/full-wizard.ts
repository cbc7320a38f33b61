import type { LocalAccounts } from '@atrium/vitest-config/local-accounts';
import type { Page } from '@playwright/test';
import type { SectionWords } from './words/section-words';
import type { Words } from './words/words';

/** A user who fills in every section of the wizard, and their input. */
export interface FullWizard {
  readonly page: Page;
  readonly words: Words;
  readonly sections: SectionWords;
  readonly accounts: LocalAccounts;
  readonly typed: TypedValues;
}

export interface TypedValues {
  readonly name: string;
  readonly email: string;
  /** Part of the premise and device ids, unique for companies with the same tax number. */
  readonly mark: string;
  readonly administratorPassword: string;
  readonly postaPassword: string;
  readonly dpdPassword: string;
  readonly businessDataPassword: string;
  /** Only if there is no mail server to test it with. */
  readonly mailboxPassword: string;
}

/** The values that must never be shown again. */
export function secretsOf({ accounts, typed }: Pick<FullWizard, 'accounts' | 'typed'>): Record<string, string> {
  const { database, mailbox, gls, newsletter, certificate } = accounts;
  return {
    'password of the first administrator': typed.administratorPassword,
    ...(database === null ? {} : { 'password of the database': database.password }),
    'password at Pošta Slovenije': typed.postaPassword,
    'password at GLS': gls.password,
    'password at DPD': typed.dpdPassword,
    'password of the certificate': certificate.password,
    'private key': 'PRIVATE KEY',
    'certificate file': certificate.file.slice(400, 440),
    'key of the newsletter provider': newsletter,
    'password for business data': typed.businessDataPassword,
    'password of the mailbox': mailbox?.password ?? typed.mailboxPassword,
  };
}
