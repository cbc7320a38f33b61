import { idParams } from '../fields.schema';
import { glsInputSchema, postaSlovenijeInputSchema } from '../tenants/sections/couriers.schema';
import { mailboxInputSchema, newsletterInputSchema } from '../tenants/sections/plugins.schema';
import { connectionTestSchema } from './connection-test.schema';
import { named } from '../named.schema';

const limits = 'for ten seconds at most. 429 beyond five a minute or two at once';

const testSchema = { params: idParams, answers: { 200: connectionTestSchema }, errors: [409] } as const;

/** Request and response of `testGlsEndpoint`. */
export const testGlsSchema = {
  ...testSchema,
  summary: `Tests the form’s account with MyGLS, ${limits}, and beyond four in ten minutes for one account.`,
  body: named('TestGlsInput', { gls: glsInputSchema }),
} as const;

/** Request and response of `testPostaSlovenijeEndpoint`. */
export const testPostaSlovenijeSchema = {
  ...testSchema,
  summary: `Tests the form’s account with eSpremnica, ${limits}.`,
  body: named('TestPostaSlovenijeInput', { posta_slovenije: postaSlovenijeInputSchema }),
} as const;

/** Request and response of `testNewsletterEndpoint`. */
export const testNewsletterSchema = {
  ...testSchema,
  summary: `Tests the form’s key, or the saved one of the same provider, with the newsletter provider, ${limits}.`,
  body: named('TestNewsletterInput', { newsletter: newsletterInputSchema }),
} as const;

/** Request and response of `testMailboxEndpoint`. */
export const testMailboxSchema = {
  ...testSchema,
  summary: `Opens the form’s mailbox, with the saved password if host, port and username are unchanged, ${limits}.`,
  body: named('TestMailboxInput', { mailbox: mailboxInputSchema }),
} as const;
