import { sampleUser } from '@atrium/api-client/testing/samples';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authPaths } from '../../paths';
import { openPage } from '../../testing/open-page';
import { ok, problem } from '@atrium/api-client/testing/stub';

const path = authPaths.confirmEmail.href('t0ken');
const call = 'POST /auth/confirm-email';
const changed = { [call]: ok({ message: 'Changed', email: 'nova@znidarsic.example' }) };

describe('ConfirmEmailPage', () => {
  it('changes the e-mail with one request, and links visitors to the login', async () => {
    const { calls } = await openPage(path, { answers: changed });
    expect(await screen.findByRole('heading', { name: 'Your e-mail was changed' })).toBeDefined();
    expect(screen.getByText('nova@znidarsic.example')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(calls).toEqual([expect.objectContaining({ route: call, body: { token: 't0ken' } })]);
  });

  it('links logged-in users to Settings', async () => {
    await openPage(path, { answers: changed, user: sampleUser });
    const link = await screen.findByRole('link', { name: 'To the settings' });
    expect(link.getAttribute('href')).toBe('/settings');
  });

  it.each([
    [404, 'email_link_invalid', /is too old or was already used/],
    [409, 'email_taken', 'The address now belongs to another account.'],
  ])('explains for %s %s why the link no longer works', async (status, code, reason) => {
    await openPage(path, { answers: { [call]: problem(status, { code }) } });
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeDefined();
    expect(screen.getByText(reason)).toBeDefined();
  });

  it('retries after a service failure', async () => {
    const { user } = await openPage(path, { answers: { [call]: [problem(500), changed[call]] } });
    expect(await screen.findByRole('heading', { name: 'Your e-mail could not be confirmed yet' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Your e-mail was changed' })).toBeDefined();
  });
});
