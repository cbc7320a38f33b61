import { isNewsletterKey, testMailboxEndpoint, testNewsletterEndpoint, type ConnectionStage } from '../contract';
import { testMailboxSchema, testNewsletterSchema } from '../contract/schemas';
import { missingField, recordTest, vendorStages } from './fake-connection-test';
import { fakeCourierTestRoutes } from './fake-courier-tests';
import { refuseInvalid } from './fake-problem';
import { fakeRoute, type FakeRoute } from './fake-route';
import { tenantOf } from './fake-tenant';

const ofMailboxes: readonly ConnectionStage[] = [...vendorStages, 'mailbox'];

export const fakeAccountTestRoutes: readonly FakeRoute[] = [
  ...fakeCourierTestRoutes,

  fakeRoute(testNewsletterEndpoint, testNewsletterSchema, ({ state, params, body: { newsletter }, user }) => {
    const tenant = tenantOf(state, user(), params.id);
    const { data, secrets } = tenant.sections.plugins;
    const { provider, api_key: key } = newsletter;
    const isKept = secrets['newsletter.api_key'].set && (data.newsletter?.provider ?? null) === (provider ?? null);
    const isKey = !key || !provider || isNewsletterKey(provider, key);
    refuseInvalid({
      'newsletter.provider': missingField(provider),
      'newsletter.api_key': key ? !isKey && 'This is not an API key.' : !isKept && 'Enter the key.',
    });
    return recordTest(state, tenant, 'newsletter', { secret: key, stages: vendorStages });
  }),

  fakeRoute(testMailboxEndpoint, testMailboxSchema, ({ state, params, body: { mailbox }, user }) => {
    const tenant = tenantOf(state, user(), params.id);
    const { data, secrets } = tenant.sections.plugins;
    const same = (['host', 'port', 'username'] as const).every(
      (field) => (data.mailbox?.[field] ?? null) === (mailbox[field] ?? null),
    );
    refuseInvalid({
      'mailbox.host': missingField(mailbox.host),
      'mailbox.port': missingField(mailbox.port),
      'mailbox.username': missingField(mailbox.username),
      'mailbox.password': !mailbox.password && !(secrets['mailbox.password'].set && same) && 'Enter the password.',
    });
    return recordTest(state, tenant, 'mailbox', { secret: mailbox.password, stages: ofMailboxes });
  }),
];
