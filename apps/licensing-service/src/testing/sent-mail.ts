import { eq } from 'drizzle-orm';
import type { MailRow } from '../mail/mail.repository';
import { mailMessages } from '../mail/mail.table';
import type { Person } from './tenants-app';
import type { TestApp } from './test-app';

/** What was sent to somebody. */
export const mailsTo = ({ database }: Pick<TestApp, 'database'>, { user }: Pick<Person, 'user'>): Promise<MailRow[]> =>
  database.select().from(mailMessages).where(eq(mailMessages.to, user.email));

/** The subjects of what was sent to somebody. */
export const subjectsTo = async (...whom: Parameters<typeof mailsTo>): Promise<string[]> =>
  (await mailsTo(...whom)).map(({ subject }) => subject);
