import { emptyDraft } from '@atrium/api-client/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draftAnswers } from '../../../testing/draft-answers';
import { fieldIn, fillIn, openSection } from '../../../testing/open-section';
import { needed, tooLong, validateFields, type FieldValues } from '../../../testing/validate-fields';
import type { pluginsFields } from '../model/plugins-fields';

const mailchimpKey = '0123456789abcdef0123456789abcdef-us21';

const open = () => openSection('plugins', 'Plugins', draftAnswers(emptyDraft()));

const portShape = 'Enter a port from 1 to 65535.';
const hostShape = 'Enter a host name such as db.example.com or an IP address.';
const keyShape = 'This is not an API key of the chosen provider.';

const fields: Readonly<Record<(typeof pluginsFields)[number]['path'], FieldValues>> = {
  'newsletter.provider': { label: 'Newsletter provider', bad: [], good: ['brevo', 'mailerlite', 'mailchimp'] },
  'newsletter.api_key': {
    label: 'API key',
    bad: [needed(''), ['0123456789abcdef0123456789abcdef', keyShape], ['two words', keyShape]],
    good: [mailchimpKey],
    secret: true,
  },
  'business_data.password': { label: 'Password', bad: [], good: ['skrivno-7'], secret: true },
  'business_data.username': { label: 'Username', bad: [needed(), tooLong(120)], good: ['zelena'] },
  'mailbox.host': {
    label: 'Host',
    bad: [
      ['127.1', hostShape],
      ['https://imap.gmail.com', hostShape],
    ],
    good: ['193.2.1.66', 'imap.zelena-dolina.si'],
  },
  'mailbox.port': { label: 'SSL IMAP port', bad: [needed(''), ['0', portShape], ['65536', portShape]], good: ['1993'] },
  'mailbox.username': { label: 'Username', bad: [needed(), tooLong(254)], good: ['ana@zelena-dolina.si'] },
  'mailbox.password': { label: 'Password', bad: [needed('')], good: ['posta-7'], secret: true },
};

it.each([
  ['Newsletters', ['newsletter.provider', 'newsletter.api_key']],
  ['Business data', ['business_data.password', 'business_data.username']],
  ['Mailbox', ['mailbox.host', 'mailbox.port', 'mailbox.username', 'mailbox.password']],
] as const)('every field of %s is validated', async (plugin, paths) => {
  const { user } = await open();
  await validateFields(
    user,
    paths.map((path) => fields[path]),
    (label) => fieldIn(plugin, label),
  );
});

it.each([
  ['Mailchimp', mailchimpKey],
  ['Brevo', 'xkeysib-0123456789'],
  ['MailerLite', 'eyJ0eXAiOiJKV1QifQ.e30.c2ln'],
])('%s accepts the key %s', async (provider, key) => {
  const { user } = await open();
  await user.selectOptions(fieldIn('Newsletters', 'Newsletter provider'), provider);
  await fillIn(user, fieldIn('Newsletters', 'API key'), key);
  await user.tab();
  const newsletters = within(screen.getByRole('group', { name: 'Newsletters' }));
  expect(await newsletters.findByText(/^Set on 21\.11\.2026/)).toBeDefined();
});

it.each([
  ['Mailchimp', '0123456789abcdef0123456789abcdef', 'This is not an API key of the chosen provider.'],
  ['Brevo', 'two words', 'This is not an API key of the chosen provider.'],
  ['MailerLite', '', 'Fill in this field.'],
])('%s rejects the key "%s" without sending it', async (provider, key, message) => {
  const { user, saves } = await open();
  await user.selectOptions(fieldIn('Newsletters', 'Newsletter provider'), provider);
  await validateFields(user, [{ label: 'API key', bad: [[key, message]], good: [] }], (label) =>
    fieldIn('Newsletters', label),
  );
  await waitFor(() => expect(saves()).not.toEqual([]));
  expect(JSON.stringify(saves())).not.toContain('api_key');
});
