import { idParams } from '../fields.schema';
import { mailboxInputSchema, newsletterInputSchema } from '../tenants/sections/plugins.schema';
import { connectionTestSchema } from './connection-test.schema';
import { named } from '../named.schema';

/** Timeout and rate limit of a test, for summaries. */
export const testLimits = 'for ten seconds at most. 429 beyond five a minute or two at once';

/** Shared schema of account tests. */
export const accountTestSchema = { params: idParams, answers: { 200: connectionTestSchema }, errors: [409] } as const;

/** Request and response of `testNewsletterEndpoint`. */
export const testNewsletterSchema = {
  ...accountTestSchema,
  summary: `Tests the form’s key, or the saved one of the same provider, with the newsletter provider, ${testLimits}.`,
  body: named('TestNewsletterInput', { newsletter: newsletterInputSchema }),
} as const;

/** Request and response of `testMailboxEndpoint`. */
export const testMailboxSchema = {
  ...accountTestSchema,
  summary: `Opens the form’s mailbox, with the saved password if host, port and username are unchanged, ${testLimits}.`,
  body: named('TestMailboxInput', { mailbox: mailboxInputSchema }),
} as const;
