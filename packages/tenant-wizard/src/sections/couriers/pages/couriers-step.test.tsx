import {
  draftWithCouriers,
  sampleAccountTest,
  draftId,
  emptyDraft,
  sampleDraft,
} from '@atrium/api-client/testing/samples';
import { ok, problem, type StubReply } from '@atrium/api-client/testing/stub';
import { hasUnsavedWork } from '@atrium/ui-kit';
import { chooseOption } from '@atrium/ui-kit/choose-option.fixture';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { draftAnswers } from '../../../testing/draft-answers';
import { openCourier } from '../../../testing/open-courier';
import { fieldIn, fillIn, messageOf, openSection } from '../../../testing/open-section';
import { needed, validateFields } from '../../../testing/validate-fields';

const open = (draft = emptyDraft()) => openSection('couriers', 'Couriers', draftAnswers(draft));

const switchOn = (user: UserEvent, courier: string) => user.click(screen.getByRole('switch', { name: courier }));

describe('a courier', () => {
  it('shows its fields once it is enabled', async () => {
    const { user } = await open();
    expect(screen.queryByLabelText('Username')).toBeNull();
    await switchOn(user, 'GLS');
    expect(fieldIn('GLS', 'Client number')).toBeDefined();
    expect(within(screen.getByRole('group', { name: 'DPD' })).queryByLabelText('Username')).toBeNull();
  });

  it('starts with its usual maximum weight', async () => {
    await openCourier('GLS');
    expect(fieldIn('GLS', 'Max weight')).toHaveProperty('value', '31,5');
    expect(messageOf(fieldIn('GLS', 'Max weight'))).toBe('Per parcel. GLS usually accepts up to 31,5 kg.');
  });

  it('shows why a value of its account is wrong', async () => {
    const { user } = await openCourier('GLS');
    await validateFields(
      user,
      [
        { label: 'Client number', bad: [['38-1', 'Enter a client number of up to 10 digits.']], good: ['380001234'] },
        { label: 'Max weight', bad: [['40,001', 'This courier accepts at most 40 kg.']], good: ['40'] },
      ],
      (label) => fieldIn('GLS', label),
    );
  });
});

describe('the sender of a courier', () => {
  it('is the company until another sender is entered', async () => {
    const { user } = await open(sampleDraft());
    await switchOn(user, 'DPD');
    const same = fieldIn('DPD', 'Same as company');
    expect(same).toHaveProperty('checked', true);
    expect(messageOf(same)).toBe('Kovinarstvo Ažman d.o.o., Slovenska cesta 1, 1000 Ljubljana');
    await user.click(same);
    expect(fieldIn('DPD', 'Street')).toBeDefined();
  });

  it('shows why a value is wrong', async () => {
    const { user } = await openCourier('Pošta Slovenije');
    const find = (label: string) => fieldIn('Pošta Slovenije', label);
    await user.click(find('Same as company'));
    await validateFields(user, [{ label: 'Street', bad: [needed()], good: ['Hmeljarska ulica 3'] }], find);
  });

  it('validates its phone by country code', async () => {
    const { user, saves } = await openCourier('Pošta Slovenije');
    const find = (label: string) => fieldIn('Pošta Slovenije', label);
    await user.click(find('Same as company'));
    await fillIn(user, find('Phone'), '091 234 5678');
    await user.tab();
    await waitFor(() => expect(find('Phone').getAttribute('aria-invalid')).toBe('true'));
    await chooseOption(user, find('Country code of the phone'), 'Croatia +385');
    await waitFor(() => expect(find('Phone').getAttribute('aria-invalid')).toBeNull());
    await waitFor(() =>
      expect(saves().at(-1)).toMatchObject({ posta_slovenije: { sender: { phone_country_code: 'HR' } } }),
    );
  });

  it('validates the post code by country', async () => {
    const { user } = await openCourier('DPD');
    await user.click(fieldIn('DPD', 'Same as company'));
    await chooseOption(user, fieldIn('DPD', 'Country'), 'Croatia');
    await fillIn(user, fieldIn('DPD', 'Postal code'), '10000');
    await user.tab();
    expect(fieldIn('DPD', 'Postal code').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('autosave of the couriers', () => {
  it('sends changes while the user types, with weights in grams and without passwords', async () => {
    const { user, saves } = await openCourier('GLS');
    await fillIn(user, fieldIn('GLS', 'Max weight'), '12,25');
    await fillIn(user, fieldIn('GLS', 'Username'), 'info@zelena-dolina.si');
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ gls: { username: 'info@zelena-dolina.si' } }));
    expect(saves().at(-1)).toMatchObject({ gls: { enabled: 'true', max_weight: '12250' }, dpd: { enabled: 'false' } });
    expect(JSON.stringify(saves())).not.toContain('password');
  });

  it('sends each password on blur, even if other fields are missing', async () => {
    const { user, saves } = await openCourier('GLS');
    await switchOn(user, 'DPD');
    await fillIn(user, fieldIn('GLS', 'Password'), 'paket-7');
    await user.tab();
    const gls = within(screen.getByRole('group', { name: 'GLS' }));
    expect(await gls.findByText(/^Set on 21\.11\.2026/)).toBeDefined();
    expect(fieldIn('DPD', 'Password')).toHaveProperty('value', '');
    const sent = saves().flatMap((body) => Object.values(body).map((courier) => Object(courier).password as unknown));
    expect(sent.filter((password) => password !== undefined)).toEqual(['paket-7']);
  });

  it('keeps input in another password field during a save', async () => {
    const { user } = await openCourier('GLS');
    await switchOn(user, 'DPD');
    await fillIn(user, fieldIn('GLS', 'Password'), 'paket-7');
    await fillIn(user, fieldIn('DPD', 'Password'), 'drug');
    await within(screen.getByRole('group', { name: 'GLS' })).findByText(/^Set on/);
    expect(fieldIn('DPD', 'Password')).toHaveProperty('value', 'drug');
    expect(hasUnsavedWork()).toBe(true);
  });

  it('removes a password after a confirmation', async () => {
    const { user, saves } = await openCourier('GLS');
    await fillIn(user, fieldIn('GLS', 'Password'), 'paket-7');
    await user.tab();
    await user.click(await screen.findByRole('button', { name: 'Remove: Password' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(fieldIn('GLS', 'Password')).toHaveProperty('value', ''));
    expect(saves().at(-1)).toMatchObject({ gls: { password_remove: 'true' } });
  });

  it('lists on Next what is missing, by courier', async () => {
    const { user } = await openCourier('DPD');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const link = await screen.findByRole('link', { name: 'DPD, Username: Fill in this field.' });
    expect(link.getAttribute('href')).toBe('#dpd.username');
    expect(screen.getByRole('link', { name: 'DPD, Password: Fill in this field.' })).toBeDefined();
  });

  it('continues without enabled couriers and leaves them for later', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Fiscalization' })).toBeDefined();
    const step = screen.getByRole('link', { name: /Couriers/ });
    expect(step.textContent).toContain('Left for later');
  });
});

describe('the test of a courier', () => {
  const route = `POST /tenants/${draftId}/connections/gls/test`;
  const openTested = async (answer: StubReply = ok(sampleAccountTest('gls'))) => {
    const page = await openSection('couriers', 'Couriers', {
      ...draftAnswers(draftWithCouriers()),
      [route]: answer,
    });
    const gls = within(screen.getByRole('group', { name: 'GLS' }));
    return { ...page, gls, tries: () => page.calls.filter((call) => call.route === route) };
  };

  it('uses the values shown, and becomes untested after an edit', async () => {
    const { user, gls, tries } = await openTested();
    await user.click(gls.getByRole('button', { name: 'Test connection' }));
    expect(await gls.findByText('Working', { selector: '.a-badge, .a-badge *' })).toBeDefined();
    expect(tries().map(({ body }) => body['gls'])).toEqual([
      expect.objectContaining({ username: 'info@azman.example', client_number: '380001234' }),
    ]);
    await fillIn(user, fieldIn('GLS', 'Client number'), '1');
    expect(await gls.findByText('Untested', { selector: '.a-badge, .a-badge *' })).toBeDefined();
  });

  it('explains a failure and focuses the field that is probably wrong', async () => {
    const { user, gls } = await openTested(ok(sampleAccountTest('gls', 'account_locked')));
    await user.click(gls.getByRole('button', { name: 'Test connection' }));
    expect(await gls.findByText('Account locked')).toBeDefined();
    expect(gls.getByText(/^Wait until the provider unlocks it/)).toBeDefined();
    expect(document.activeElement).toBe(gls.getByRole('button', { name: 'Replace: Password' }));
  });

  it('reports too many tests', async () => {
    const { user, gls } = await openTested(problem(429, { code: 'too_many_requests' }));
    await user.click(gls.getByRole('button', { name: 'Test connection' }));
    expect(await gls.findByText('Too many tests. Wait a moment and try again.')).toBeDefined();
  });

  it('lists missing values and does not start', async () => {
    const { user, gls, tries } = await openTested();
    await fillIn(user, fieldIn('GLS', 'Client number'), '');
    await user.click(gls.getByRole('button', { name: 'Test connection' }));
    await waitFor(() => expect(document.activeElement).toBe(fieldIn('GLS', 'Client number')));
    expect(tries()).toEqual([]);
  });

  it('is available for Pošta Slovenije, and DPD explains that it has none', async () => {
    const { user } = await openTested();
    await switchOn(user, 'DPD');
    const posta = within(screen.getByRole('group', { name: 'Pošta Slovenije' }));
    const dpd = within(screen.getByRole('group', { name: 'DPD' }));
    expect(posta.getByRole('button', { name: 'Test connection' })).toBeDefined();
    expect(dpd.queryByRole('button', { name: 'Test connection' })).toBeNull();
    expect(dpd.getByText(/^A DPD account cannot be tested/)).toBeDefined();
  });
});

describe('the review of the couriers', () => {
  const draft = draftWithCouriers({ dpd: { enabled: true } });

  it('shows the enabled couriers and prevents the creation while data is missing', async () => {
    const { user } = await openSection('review', 'Review', draftAnswers(draft));
    expect(screen.getByText('info@azman.example, up to 31,5 kg; sender is Skladišče Žalec')).toBeDefined();
    expect(screen.getByText('azman, up to 50 kg; sender is the company')).toBeDefined();
    expect(screen.getByText('Switched on, not complete yet')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Create company CRM' }));
    const link = await screen.findByRole('link', { name: 'DPD, Password: Fill in this field.' });
    expect(link.getAttribute('href')).toContain('/couriers?from=review#dpd.password');
  });
});
