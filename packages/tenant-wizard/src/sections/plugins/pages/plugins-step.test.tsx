import { draftWithPlugins, sampleAccountTest, draftId, emptyDraft } from '@atrium/api-client/testing/samples';
import { ok } from '@atrium/api-client/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draftAnswers } from '../../../testing/draft-answers';
import { validateFields, needed } from '../../../testing/validate-fields';
import { fieldIn, fillIn, messageOf, openSection } from '../../../testing/open-section';

const open = (draft = emptyDraft()) => openSection('plugins', 'Plugins', draftAnswers(draft));

describe('the newsletter provider', () => {
  it('requires a key once one is chosen, and says where to find it', async () => {
    const { user } = await open();
    expect(screen.queryByLabelText('API key')).toBeNull();
    await user.selectOptions(fieldIn('Newsletters', 'Newsletter provider'), 'Brevo');
    expect(messageOf(fieldIn('Newsletters', 'API key'))).toContain('xkeysib-');
  });

  it('accepts its own key, and rejects that of another provider without sending it', async () => {
    const { user, saves } = await open();
    const newsletters = within(screen.getByRole('group', { name: 'Newsletters' }));
    const message = 'This is not an API key of the chosen provider.';
    await user.selectOptions(fieldIn('Newsletters', 'Newsletter provider'), 'Mailchimp');
    await validateFields(user, [{ label: 'API key', bad: [['xkeysib-0123456789', message]], good: [] }], (label) =>
      fieldIn('Newsletters', label),
    );
    await waitFor(() => expect(saves()).not.toEqual([]));
    expect(JSON.stringify(saves())).not.toContain('api_key');
    await fillIn(user, fieldIn('Newsletters', 'API key'), '0123456789abcdef0123456789abcdef-us21');
    await user.tab();
    expect(await newsletters.findByText(/^Set on 21\.11\.2026/)).toBeDefined();
  });
});

describe('a plugin with data', () => {
  it('shows why a value is wrong when its field loses focus, and nothing once it is right', async () => {
    const { user } = await open();
    const shape = 'Enter a host name such as db.example.com or an IP address.';
    await validateFields(user, [{ label: 'Host', bad: [['127.1', shape]], good: ['193.2.1.66'] }], (label) =>
      fieldIn('Mailbox', label),
    );
  });

  it('requires the password of an account', async () => {
    const { user } = await open();
    await fillIn(user, fieldIn('Business data', 'Username'), 'ana');
    await validateFields(user, [{ label: 'Password', bad: [needed('')], good: [] }], (label) =>
      fieldIn('Business data', label),
    );
  });
});

describe('the mailbox', () => {
  it('fills in the server of a known provider and shows its requirements', async () => {
    const { user } = await open();
    await user.selectOptions(fieldIn('Mailbox', 'Mailbox provider'), 'Google');
    expect(fieldIn('Mailbox', 'Host')).toHaveProperty('value', 'imap.gmail.com');
    expect(fieldIn('Mailbox', 'SSL IMAP port')).toHaveProperty('value', '993');
    expect(screen.getByText(/^Google requires an app password here/)).toBeDefined();
  });

  it('says that a provider accepts no passwords, also when its server is typed', async () => {
    const { user } = await open();
    await fillIn(user, fieldIn('Mailbox', 'Host'), 'Outlook.Office365.com');
    expect(await screen.findByText(/^Microsoft 365 no longer accepts passwords over IMAP/)).toBeDefined();
    expect(fieldIn('Mailbox', 'Mailbox provider')).toHaveProperty('value', 'microsoft');
  });

  it.each([
    ['imap.zelena-dolina.si', 'login_refused', /mistyped/, /as your IT department gave them/],
    [
      'imap.zelena-dolina.si',
      'passwords_not_taken',
      /accepts only other log-in methods/,
      /allow logging in by password/,
    ],
    ['imap.gmail.com', 'login_refused', /instead of an app password/, /^Create an app password/],
    ['outlook.office365.com', 'login_refused', /no longer accepts passwords over IMAP\. Your/, /^Forward the messages/],
  ] as const)('suggests a remedy at %s after %s', async (host, reason, cause, remedy) => {
    const mailbox = { host, port: '993', username: 'ana@zelena-dolina.si' };
    await open({ ...draftWithPlugins({ mailbox }), connection_tests: [sampleAccountTest('mailbox', reason)] });
    expect(screen.getByText(cause)).toBeDefined();
    expect(screen.getByText(remedy)).toBeDefined();
    if (host !== 'imap.zelena-dolina.si') expect(screen.queryByText(/your IT/)).toBeNull();
  });

  it.each([
    ['empty', emptyDraft()],
    ['saved', draftWithPlugins()],
  ])('warns at its %s password that another server needs it again', async (_state, draft) => {
    await open(draft);
    const mailbox = within(screen.getByRole('group', { name: 'Mailbox' }));
    expect(mailbox.getByText(/If you change the host, port or username, enter the password again/)).toBeDefined();
  });

  it('keeps the input when another field changes', async () => {
    const { user, saves } = await open();
    await fillIn(user, fieldIn('Mailbox', 'Host'), 'imap.zelena-dolina.si');
    await fillIn(user, fieldIn('Mailbox', 'Username'), 'ana');
    await waitFor(() =>
      expect(saves().at(-1)).toMatchObject({
        mailbox: { host: 'imap.zelena-dolina.si', port: '993', username: 'ana' },
      }),
    );
  });
});

describe('the test of a plugin', () => {
  it.each([
    ['Newsletters', 'newsletter'],
    ['Mailbox', 'mailbox'],
  ] as const)('uses the saved secret of %s', async (plugin, connection) => {
    const { user, calls } = await openSection('plugins', 'Plugins', {
      ...draftAnswers(draftWithPlugins()),
      [`POST /tenants/${draftId}/connections/${connection}/test`]: ok(sampleAccountTest(connection)),
    });
    const part = within(screen.getByRole('group', { name: plugin }));
    await user.click(part.getByRole('button', { name: 'Test connection' }));
    expect(await part.findByText('Working', { selector: '.a-badge, .a-badge *' })).toBeDefined();
    const tried = calls.find((call) => call.route.endsWith(`/${connection}/test`));
    expect(JSON.stringify(tried?.body)).not.toMatch(/password|api_key/);
  });

  it('requires the password of a mailbox before it starts', async () => {
    const { user, calls } = await open();
    await user.selectOptions(fieldIn('Mailbox', 'Mailbox provider'), 'Fastmail');
    await fillIn(user, fieldIn('Mailbox', 'Username'), 'ana@zelena-dolina.si');
    await user.click(
      within(screen.getByRole('group', { name: 'Mailbox' })).getByRole('button', { name: 'Test connection' }),
    );
    await waitFor(() => expect(document.activeElement).toBe(fieldIn('Mailbox', 'Password')));
    expect(calls.some((call) => call.route.endsWith('/test'))).toBe(false);
  });
});

describe('Plugins', () => {
  it('can be left for later', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Subscription' })).toBeDefined();
    expect(screen.getByRole('link', { name: /Plugins/ }).textContent).toContain('Left for later');
  });

  it('lists on Next what a plugin with data lacks', async () => {
    const { user } = await open();
    await fillIn(user, fieldIn('Mailbox', 'Host'), 'imap.zelena-dolina.si');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const link = await screen.findByRole('link', { name: 'Mailbox, Username: Fill in this field.' });
    expect(link.getAttribute('href')).toBe('#mailbox.username');
  });

  it('are shown on the review without their secrets', async () => {
    await openSection('review', 'Review', draftAnswers(draftWithPlugins()));
    expect(screen.getByText('Mailchimp')).toBeDefined();
    expect(screen.getByText('info@azman.example, imap.gmail.com')).toBeDefined();
    expect(screen.getByText('Not complete yet')).toBeDefined();
  });
});
