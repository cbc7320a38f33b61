import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { testMailboxSchema, testNewsletterSchema } from './account-tests.schema';

const access = { kind: 'tenant', role: 'manager', permission: 'update/tenants' } as const;

/** `POST /tenants/{id}/connections/newsletter/test`, answered by 200 however the test ended. */
export const testNewsletterEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof testNewsletterSchema>>({
  id: 'connections.test-newsletter',
  method: 'POST',
  path: '/tenants/{id}/connections/newsletter/test',
  access,
  csrf: 'session',
  rateLimit: 'connectionTest',
});

/** `POST /tenants/{id}/connections/mailbox/test`, answered by 200 however the test ended. */
export const testMailboxEndpoint = /* @__PURE__ */ defineEndpoint<CallOf<typeof testMailboxSchema>>({
  id: 'connections.test-mailbox',
  method: 'POST',
  path: '/tenants/{id}/connections/mailbox/test',
  access,
  csrf: 'session',
  rateLimit: 'connectionTest',
});
