import { defineEndpoint } from '../endpoint';
import type {
  testGlsSchema,
  testMailboxSchema,
  testNewsletterSchema,
  testPostaSlovenijeSchema,
} from './account-tests.schema';

const shared = {
  method: 'POST',
  access: { kind: 'tenant', role: 'manager', permission: 'update/tenants' },
  csrf: 'session',
  rateLimit: 'connectionTest',
} as const;

/** `POST /tenants/{id}/connections/gls/test`, answered by 200 however the test ended. */
export const testGlsEndpoint = /* @__PURE__ */ defineEndpoint<typeof testGlsSchema>({
  ...shared,
  id: 'connections.test-gls',
  path: '/tenants/{id}/connections/gls/test',
});

/** `POST /tenants/{id}/connections/posta-slovenije/test`, answered by 200 however the test ended. */
export const testPostaSlovenijeEndpoint = /* @__PURE__ */ defineEndpoint<typeof testPostaSlovenijeSchema>({
  ...shared,
  id: 'connections.test-posta-slovenije',
  path: '/tenants/{id}/connections/posta-slovenije/test',
});

/** `POST /tenants/{id}/connections/newsletter/test`, answered by 200 however the test ended. */
export const testNewsletterEndpoint = /* @__PURE__ */ defineEndpoint<typeof testNewsletterSchema>({
  ...shared,
  id: 'connections.test-newsletter',
  path: '/tenants/{id}/connections/newsletter/test',
});

/** `POST /tenants/{id}/connections/mailbox/test`, answered by 200 however the test ended. */
export const testMailboxEndpoint = /* @__PURE__ */ defineEndpoint<typeof testMailboxSchema>({
  ...shared,
  id: 'connections.test-mailbox',
  path: '/tenants/{id}/connections/mailbox/test',
});
