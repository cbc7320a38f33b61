import { idParams } from '../fields.schema';
import { mailboxInputSchema, newsletterInputSchema } from '../tenants/sections/plugins.schema';
import { connectionTestSchema } from './connection-test.schema';
import { named } from '../named.schema';

/** When a test ends, and how many are accepted. */
export const testLimits = 'for ten seconds at most. 429 beyond five a minute or two at once';

/** What every test of a form's account answers. */
export const accountTestSchema = { params: idParams, answers: { 200: connectionTestSchema }, errors: [409] } as const;

/** What `testNewsletterEndpoint` takes and answers. */
export const testNewsletterSchema = {
  ...accountTestSchema,
  summary: `Tests the form’s key, or the saved one of the same provider, with the newsletter provider, ${testLimits}.`,
  body: named('TestNewsletterInput', { newsletter: newsletterInputSchema }),
} as const;

/** What `testMailboxEndpoint` takes and answers. */
export const testMailboxSchema = {
  ...accountTestSchema,
  summary: `Opens the form’s mailbox, with the saved password if host, port and username are unchanged, ${testLimits}.`,
  body: named('TestMailboxInput', { mailbox: mailboxInputSchema }),
} as const;
