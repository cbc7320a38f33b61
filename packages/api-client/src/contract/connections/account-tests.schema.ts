import { Type } from 'typebox';
import { idParams } from '../fields.schema';
import { glsInputSchema, postaSlovenijeInputSchema } from '../tenants/sections/couriers.schema';
import { mailboxInputSchema, newsletterInputSchema } from '../tenants/sections/plugins.schema';
import { connectionTestSchema } from './connection-test.schema';

const limits = 'for ten seconds at most. 429 beyond five a minute or two at once';

const testSchema = { params: idParams, answers: { 200: connectionTestSchema }, errors: [409] } as const;

/** What `testGlsEndpoint` takes and answers. */
export const testGlsSchema = {
  ...testSchema,
  summary: `Asks MyGLS about the account that the form shows, ${limits}, and beyond four in ten minutes for one account.`,
  body: Type.Object({ gls: glsInputSchema }),
} as const;

/** What `testPostaSlovenijeEndpoint` takes and answers. */
export const testPostaSlovenijeSchema = {
  ...testSchema,
  summary: `Asks eSpremnica about the account that the form shows, ${limits}.`,
  body: Type.Object({ posta_slovenije: postaSlovenijeInputSchema }),
} as const;

/** What `testNewsletterEndpoint` takes and answers. */
export const testNewsletterSchema = {
  ...testSchema,
  summary: `Asks the newsletter provider about the key that the form shows, or the saved one of the same provider, ${limits}.`,
  body: Type.Object({ newsletter: newsletterInputSchema }),
} as const;

/** What `testMailboxEndpoint` takes and answers. */
export const testMailboxSchema = {
  ...testSchema,
  summary: `Opens the mailbox that the form shows, with the saved password where host, port and username are still its own, ${limits}.`,
  body: Type.Object({ mailbox: mailboxInputSchema }),
} as const;
