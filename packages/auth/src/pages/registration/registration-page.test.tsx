import { chooseOption } from '@atrium/ui-kit/choose-option.fixture';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { fill } from '../../testing/fill';
import { messageOf } from '../../testing/message-of';
import { openPage } from '../../testing/open-page';
import { invalid } from '@atrium/api-client/testing/stub';

const account = {
  'Full name': 'Maja Kovač',
  'E-mail': 'maja@znidarsic.example',
  Phone: '041 234 567',
  Password: 'modra-hiša7',
  'Confirm password': 'modra-hiša7',
};
type Label = keyof typeof account;

const registered = { 'POST /auth/signup': { status: 201, body: { message: 'Sent', state: 'activation_sent' } } };
const field = (label: Label) => screen.getByLabelText(label, { selector: 'input' });
const terms = () => screen.getByRole('checkbox');
const submit = () => screen.getByRole('button', { name: 'Create account' });

async function fillAll(user: UserEvent, changes: Partial<Record<Label, string>> = {}) {
  for (const [label, value] of Object.entries({ ...account, ...changes })) {
    await fill(user, screen.getByLabelText(label, { selector: 'input' }), value);
  }
}

describe('RegistrationPage', () => {
  it('registers with every field and names the address that the e-mail went to', async () => {
    const { user, calls } = await openPage('/registration', { answers: registered });
    await fillAll(user);
    await user.click(terms());
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeDefined();
    expect(screen.getByText('maja@znidarsic.example')).toBeDefined();
    expect(calls).toEqual([
      expect.objectContaining({
        route: 'POST /auth/signup',
        body: {
          full_name: 'Maja Kovač',
          email: 'maja@znidarsic.example',
          country_code: 'SI',
          phone: '041 234 567',
          password: 'modra-hiša7',
          password_confirmation: 'modra-hiša7',
          terms: 'true',
        },
      }),
    ]);
  });

  it.each([
    ['Novo!Geslo8', 'No common word or row of keys with small changes'],
    ['Maja-Kovač-1', 'Without your name, e-mail or the name of the product'],
    [`modra-hiša7${'x'.repeat(120)}`, 'At most 128 characters'],
  ])('warns while %s is typed that it will be rejected', async (typed, rule) => {
    const { user } = await openPage('/registration', { answers: registered });
    await fillAll(user);
    const strength = within(screen.getByRole('group', { name: 'Password strength' }));
    expect(strength.queryByText(rule)).toBeNull();
    await fill(user, field('Password'), typed);
    expect((await strength.findByText(rule)).textContent).toBe(`${rule}, not met yet`);
    expect(strength.queryByText(/Fair|Good|Strong/) === null).toBe(typed.length <= 128);
  });

  it('lists every missing field in form order, in the words of the specification', async () => {
    const { user, calls } = await openPage('/registration', { answers: registered });
    await user.click(submit());
    const summary = await screen.findByRole('alert');
    expect(within(summary).getByText('The given data was invalid.')).toBeDefined();
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual([
      'Full name: Fill in this field.',
      'E-mail: Fill in this field.',
      'Phone: Fill in this field.',
      'Password: Fill in this field.',
      'Confirm password: Fill in this field.',
      'Terms: Accept the terms to continue.',
    ]);
    expect(messageOf(terms())).toBe('Accept the terms to continue.');
    expect(calls).toEqual([]);
  });

  it.each<[Label, string, string]>([
    ['Full name', '12345', 'Enter the full name'],
    ['E-mail', 'maja.example', 'Enter an e-mail address such as name@example.com.'],
    ['Phone', '12345', 'Enter a phone number that exists in the chosen country.'],
    ['Phone', '+385 91 234 5678', 'Enter a phone number that exists in the chosen country.'],
    ['Password', 'modrahiša', 'Add a number.'],
    ['Password', 'geslo-1-kovač', 'The password must not contain your name'],
    ['Confirm password', 'modra-hiša8', 'The password confirmation does not match.'],
  ])('rejects in %s the value %j', async (label, value, message) => {
    const { user, calls } = await openPage('/registration', { answers: registered });
    await fillAll(user, { [label]: value });
    await user.click(terms());
    await user.click(submit());
    await waitFor(() => expect(messageOf(field(label))).toContain(message));
    expect(calls).toEqual([]);
  });

  it('parses the phone number by the chosen country', async () => {
    const { user, calls } = await openPage('/registration', { answers: registered });
    await chooseOption(user, screen.getByRole('combobox', { name: 'Country of the phone number' }), 'Croatia +385');
    await fillAll(user, { Phone: '091 234 5678' });
    await user.click(terms());
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeDefined();
    expect(calls[0]?.body['country_code']).toBe('HR');
  });

  it('checks off password rules while the user types, and shows the strength', async () => {
    const { user } = await openPage('/registration');
    const rules = () => within(screen.getByRole('group', { name: 'Password strength' }));
    expect(rules().getByText('At least 6 characters')).toBeDefined();
    expect(rules().getAllByText(', not met yet')).toHaveLength(4);
    await user.type(field('Password'), 'cvetje77');
    expect(rules().getAllByText(', met')).toHaveLength(3);
    expect(rules().getByText('Fair')).toBeDefined();
    await user.type(field('Password'), '-na-oknu');
    expect(rules().getAllByText(', met')).toHaveLength(4);
    expect(rules().getByText('Strong')).toBeDefined();
  });

  it('shows the service’s errors at their fields and keeps the input', async () => {
    const answers = {
      'POST /auth/signup': invalid({ phone: ['No such number.', 'Check it.'], other: ['Closed today.'] }),
    };
    const { user } = await openPage('/registration', { answers });
    await fillAll(user);
    await user.click(terms());
    await user.click(submit());
    await waitFor(() => expect(messageOf(field('Phone'))).toBe('No such number. Check it.'));
    expect(within(screen.getByRole('alert')).getByText('Closed today.')).toBeDefined();
    for (const value of new Set(Object.values(account))) expect(screen.getAllByDisplayValue(value)).not.toHaveLength(0);
    await user.type(field('Phone'), '8');
    await waitFor(() => expect(messageOf(field('Phone'))).not.toContain('No such number.'));
  });

  it('opens the terms in a new tab', async () => {
    await openPage('/registration');
    const link = screen.getByRole('link', { name: 'terms of use, opens in a new tab' });
    expect(link.getAttribute('href')).toBe('/terms');
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('shows the length of the trial', async () => {
    await openPage('/registration');
    expect(await screen.findByText('First 40 days free. No card needed.')).toBeDefined();
  });

  it('explains the first Administrator and sends the link’s token', async () => {
    const answers = { 'POST /auth/signup': { status: 201, body: { message: 'Active', state: 'activated' } } };
    const { user, calls } = await openPage('/registration?administrator=one-time', { answers });
    expect(screen.getByText('You are registering the first Administrator')).toBeDefined();
    await fillAll(user);
    await user.click(terms());
    await user.click(submit());
    expect(await screen.findByRole('heading', { name: 'Your account is active' })).toBeDefined();
    expect(calls[0]?.body['administrator_token']).toBe('one-time');
  });

  it('lists the countries in Slovenian', async () => {
    const { user } = await openPage('/registration', { language: 'sl' });
    await chooseOption(user, screen.getByRole('combobox', { name: 'Klicna koda' }), 'Hrvaška +385');
    expect(screen.getByRole('combobox', { name: 'Klicna koda' })).toHaveProperty('value', 'HR +385');
    expect(screen.getByText('Vsaj 6 znakov')).toBeDefined();
  });
});
