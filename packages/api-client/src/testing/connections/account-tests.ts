import { isNewsletterKey, type ConnectionStage } from '../../contract';
import type { Handlers } from '../http/call';
import { requireValid } from '../http/problem';
import { tenantOf } from '../tenants/tenant';
import { missingField, recordTest, vendorStages } from './connection-test';

const mailboxStages: readonly ConnectionStage[] = [...vendorStages, 'mailbox'];

export const accountTestHandlers = {
  testNewsletter: ({ state, params, body: { newsletter }, user }) => {
    const tenant = tenantOf(state, user(), params.id);
    const { data, secrets } = tenant.sections.plugins;
    const { provider, api_key: key } = newsletter;
    const isKept = secrets['newsletter.api_key'].set && (data.newsletter?.provider ?? null) === (provider ?? null);
    const isKey = !key || !provider || isNewsletterKey(provider, key);
    requireValid({
      'newsletter.provider': missingField(provider),
      'newsletter.api_key': key ? !isKey && 'This is not an API key.' : !isKept && 'Enter the key.',
    });
    return recordTest(state, tenant, 'newsletter', { secret: key, stages: vendorStages });
  },

  testMailbox: ({ state, params, body: { mailbox }, user }) => {
    const tenant = tenantOf(state, user(), params.id);
    const { data, secrets } = tenant.sections.plugins;
    const same = (['host', 'port', 'username'] as const).every(
      (field) => (data.mailbox?.[field] ?? null) === (mailbox[field] ?? null),
    );
    requireValid({
      'mailbox.host': missingField(mailbox.host),
      'mailbox.port': missingField(mailbox.port),
      'mailbox.username': missingField(mailbox.username),
      'mailbox.password': !mailbox.password && !(secrets['mailbox.password'].set && same) && 'Enter the password.',
    });
    return recordTest(state, tenant, 'mailbox', { secret: mailbox.password, stages: mailboxStages });
  },
} satisfies Handlers;
