import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { authPaths } from '../../paths';
import { openPage } from '../../testing/open-page';
import { problem } from '@atrium/api-client/testing/stub';

const path = authPaths.activate.href('t0ken');
const call = 'GET /auth/signup/activate/t0ken';
const resend = 'POST /auth/signup/resend';

describe('ActivatePage', () => {
  it('activates the account with one request', async () => {
    const { calls } = await openPage(path, {
      answers: { [call]: { status: 200, body: { message: '', state: 'activated' } } },
    });
    expect(await screen.findByRole('heading', { name: 'Your account is active' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(calls).toHaveLength(1);
  });

  it('reports that the account is already active', async () => {
    await openPage(path, { answers: { [call]: { status: 200, body: { message: '', state: 'already_active' } } } });
    expect(await screen.findByRole('heading', { name: 'Your account is already active' })).toBeDefined();
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
  });

  it('sends a new link in exchange for an expired one', async () => {
    const answers = { [call]: problem(410), [resend]: { status: 200, body: { message: 'Sent' } } };
    const { user, calls } = await openPage(path, { answers });
    expect(await screen.findByRole('heading', { name: 'This link has expired' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).toBeDefined();
    expect(calls.at(-1)).toEqual(expect.objectContaining({ route: resend, body: { token: 't0ken' } }));
  });

  it('explains why no new link was sent', async () => {
    const { user } = await openPage(path, { answers: { [call]: problem(410), [resend]: problem(429) } });
    await user.click(await screen.findByRole('button', { name: 'Send a new link' }));
    expect(await screen.findByText('Too many attempts. Wait a moment and try again.')).toBeDefined();
  });

  it('shows the specification’s error screen for an unknown link, with the service’s message', async () => {
    await openPage(path, { answers: { [call]: problem(404, { message: 'There is no such link.' }) } });
    expect(await screen.findByRole('heading', { name: 'Account activation error' })).toBeDefined();
    expect(screen.getByText('There is no such link.')).toBeDefined();
    expect(screen.getByText('Please contact the administrator for more information')).toBeDefined();
  });

  it('retries after a service failure', async () => {
    const answers = { [call]: [problem(500), { status: 200, body: { message: '', state: 'activated' } }] };
    const { user } = await openPage(path, { answers });
    expect(await screen.findByRole('heading', { name: 'Your account could not be activated yet' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { name: 'Your account is active' })).toBeDefined();
  });
});
