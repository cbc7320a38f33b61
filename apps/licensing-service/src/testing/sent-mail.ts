import { eq } from 'drizzle-orm';
import type { MailRow } from '../platform/mail/mail.repository';
import { mailMessages } from '../schema';
import type { Person } from './tenants-app';
import type { TestApp } from './test-app';

/** E-mails to a user, oldest first. */
export const mailsTo = ({ database }: Pick<TestApp, 'database'>, { user }: Pick<Person, 'user'>): Promise<MailRow[]> =>
  database.select().from(mailMessages).where(eq(mailMessages.to, user.email)).orderBy(mailMessages.createdAt);

/** Subjects of the e-mails to a user. */
export const subjectsTo = async (...args: Parameters<typeof mailsTo>): Promise<string[]> =>
  (await mailsTo(...args)).map(({ subject }) => subject);
