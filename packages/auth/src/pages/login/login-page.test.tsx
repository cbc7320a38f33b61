import { sampleUser } from '@atrium/api-client/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authPaths } from '../../paths';
import { fill } from '../../testing/fill';
import { messageOf } from '../../testing/message-of';
import { openPage } from '../../testing/open-page';
import { invalid, problem } from '@atrium/api-client/testing/stub';

const email = () => screen.getByRole('textbox', { name: 'E-mail' });
const password = () => screen.getByLabelText('Password');
const logIn = () => screen.getByRole('button', { name: 'Log in' });
const success = { 'POST /auth/login': { status: 200, body: sampleUser } };

describe('LoginPage', () => {
  it('logs in and opens the start page', async () => {
    const { user, calls } = await openPage('/login', { answers: success });
    await fill(user, email(), sampleUser.email);
    await fill(user, password(), 'modra-hiša7');
    await user.click(logIn());
    expect(await screen.findByText('Elsewhere: /')).toBeDefined();
    expect(calls).toEqual([
      expect.objectContaining({
        route: 'POST /auth/login',
        body: { email: sampleUser.email, password: 'modra-hiša7' },
      }),
    ]);
  });

  it.each([
    [authPaths.login.href({ returnTo: '/tenants?page=2' }), '/tenants?page=2'],
    ['/login?from=%2F%2Fevil.example', '/'],
    ['/login?from=https%3A%2F%2Fevil.example', '/'],
  ])('returns from %s to %s', async (address, target) => {
    const { user } = await openPage(address, { answers: success });
    await fill(user, email(), sampleUser.email);
    await fill(user, password(), 'x');
    await user.keyboard('{Enter}');
    expect(await screen.findByText(`Elsewhere: ${target}`)).toBeDefined();
  });

  it('lists missing fields after a press, moves focus to the summary, and links to the fields', async () => {
    const { user, calls } = await openPage('/login');
    await user.click(logIn());
    const summary = await screen.findByRole('alert');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(within(summary).getAllByRole('link')).toHaveLength(2);
    await user.click(within(summary).getByRole('link', { name: 'Password: Fill in this field.' }));
    expect(document.activeElement).toBe(password());
    expect(messageOf(password())).toBe('Fill in this field.');
    expect(calls).toEqual([]);
  });

  it('submits on a press even if the focused field is invalid, and does not move the button first', async () => {
    const { user } = await openPage('/login');
    await user.type(email(), 'maja@');
    await user.pointer({ keys: '[MouseLeft>]', target: logIn() });
    expect(document.activeElement).toBe(email());
    expect(messageOf(email())).toBe('');
    await user.pointer({ keys: '[/MouseLeft]', target: logIn() });
    expect(await screen.findByRole('alert')).toBeDefined();
    expect(messageOf(email())).toContain('name@example.com');
  });

  it('validates a field when it loses focus, and on every keystroke once it was invalid', async () => {
    const { user } = await openPage('/login');
    await user.type(email(), 'maja@');
    expect(messageOf(email())).toBe('');
    await user.tab();
    await waitFor(() => expect(messageOf(email())).toContain('name@example.com'));
    await user.type(email(), 'example.com');
    await waitFor(() => expect(messageOf(email())).toBe(''));
  });

  it('reports wrong credentials on the e-mail and keeps the input', async () => {
    const wrong = 'These credentials do not match our records.';
    const { user } = await openPage('/login', { answers: { 'POST /auth/login': invalid({ email: [wrong] }) } });
    await fill(user, email(), sampleUser.email);
    await fill(user, password(), 'wrong-1');
    await user.click(logIn());
    await waitFor(() => expect(messageOf(email())).toBe(wrong));
    const summary = within(screen.getByRole('alert'));
    expect(summary.getByText('You could not be logged in')).toBeDefined();
    expect(summary.getByRole('link', { name: wrong })).toBeDefined();
    expect(screen.getByDisplayValue(sampleUser.email)).toBeDefined();
    expect(screen.getByDisplayValue('wrong-1')).toBeDefined();
  });

  it('reports that the service is unreachable, and retries', async () => {
    const { user } = await openPage('/login', {
      answers: { 'POST /auth/login': ['unreachable', { status: 200, body: sampleUser }] },
    });
    await fill(user, email(), sampleUser.email);
    await fill(user, password(), 'modra-hiša7');
    await user.click(logIn());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The service cannot be reached.');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Elsewhere: /')).toBeDefined();
  });

  it('shows the reference ID when the service fails', async () => {
    const { user } = await openPage('/login', { answers: { 'POST /auth/login': problem(500) } });
    await fill(user, email(), sampleUser.email);
    await fill(user, password(), 'modra-hiša7');
    await user.keyboard('{Enter}');
    expect(await within(await screen.findByRole('alert')).findByText('Reference id: req-42')).toBeDefined();
  });

  it('announces that it is working, and submits once for repeated presses', async () => {
    const { user, calls } = await openPage('/login', { answers: { 'POST /auth/login': 'pending' } });
    await fill(user, email(), sampleUser.email);
    await fill(user, password(), 'modra-hiša7');
    await user.keyboard('{Enter}{Enter}');
    const busy = await screen.findByRole('button', { name: 'Logging in' });
    await user.click(busy);
    expect(calls).toHaveLength(1);
  });

  it('explains that the session has ended', async () => {
    await openPage(authPaths.login.href({ sessionEnded: true }));
    expect(screen.getByText('Your session has ended')).toBeDefined();
  });

  it('shows Slovenian texts, also after a change of language', async () => {
    const { user } = await openPage('/login');
    await user.click(screen.getByRole('button', { name: 'Slovenščina' }));
    expect(await screen.findByRole('heading', { name: 'Prijava' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Registrirajte se' }).getAttribute('href')).toBe('/registration');
  });
});
