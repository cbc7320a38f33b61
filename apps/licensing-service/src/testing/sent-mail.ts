import { eq } from 'drizzle-orm';
import type { MailRow } from '../platform/mail/mail.repository';
import { mailMessages } from '../schema';
import type { Person } from './tenants-app';
import type { TestApp } from './test-app';

/** E-mails to an address, in the order in which they were written. */
export const mailsTo = ({ database }: Pick<TestApp, 'database'>, { user }: Pick<Person, 'user'>): Promise<MailRow[]> =>
  database.select().from(mailMessages).where(eq(mailMessages.to, user.email)).orderBy(mailMessages.createdAt);

/** Subjects of the e-mails to an address. */
export const subjectsTo = async (...whom: Parameters<typeof mailsTo>): Promise<string[]> =>
  (await mailsTo(...whom)).map(({ subject }) => subject);
