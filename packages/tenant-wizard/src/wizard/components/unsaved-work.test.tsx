import { draftId, emptyDraft } from '@atrium/api-client/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { ok, problem, type StubAnswers } from '@atrium/api-client/testing/stub';
import { hasUnsavedWork } from '@atrium/ui-kit';
import { describe, expect, it } from 'vitest';
import { draftAnswers } from '../../testing/draft-answers';
import { addTo, fieldNamed, openSection } from '../../testing/open-section';

/** Validating a password loads the phone rules first. */
const longWait = { timeout: 20_000 };

const savesApplication = `PUT /tenants/${draftId}/sections/application`;

/** A service that does not answer saves until it is back. */
function awayAnswers() {
  const answers = draftAnswers(emptyDraft());
  const save = answers[savesApplication];
  let isAway = true;
  const away: StubAnswers = {
    ...answers,
    [`POST /tenants/${draftId}/vpn-request`]: ok({ requested_at: '2026-11-21T09:42:00.000Z' }),
    [savesApplication]: (call) => (isAway || typeof save !== 'function' ? problem(503) : save(call)),
  };
  return { answers: away, reconnectAfterClose: () => (isAway = false) };
}

async function typeWhileAway() {
  const { answers, reconnectAfterClose } = awayAnswers();
  const page = await openSection('application', 'Application setup', answers);
  await addTo(page.user, fieldNamed('Company'), 'Tipka d.o.o.');
  await screen.findByText('Not saved');
  return { ...page, reconnectAfterClose };
}

describe('a section that could not be saved', () => {
  it('is sent again automatically when the browser is online again', async () => {
    const { reconnectAfterClose, saves } = await typeWhileAway();
    expect(hasUnsavedWork()).toBe(true);
    reconnectAfterClose();
    window.dispatchEvent(new Event('online'));
    await screen.findByText(/^Saved /, {}, longWait);
    expect(saves().at(-1)).toMatchObject({ company: 'Tipka d.o.o.' });
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
  });

  it('is sent again when the service answers any other call', async () => {
    const { reconnectAfterClose, saves, user } = await typeWhileAway();
    reconnectAfterClose();
    await user.click(screen.getByRole('link', { name: /Data provider/ }));
    const tries = saves().length;
    await user.click(await screen.findByRole('button', { name: 'Request VPN configuration by e-mail' }));
    await screen.findByText(/^Saved /, {}, longWait);
    expect(saves()).toHaveLength(tries + 1);
  });

  it('is sent when the service is back, also after the page was closed', async () => {
    const { reconnectAfterClose, saves, user } = await typeWhileAway();
    await user.click(screen.getAllByRole('link', { name: 'Company CRMs' })[0] ?? expect.fail('no way to the list'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Application setup' })).toBeNull());
    expect(hasUnsavedWork()).toBe(true);
    const before = saves().length;
    reconnectAfterClose();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
    expect(saves().length).toBeGreaterThan(before);
  });
});

describe('the save state of a section', () => {
  it('says "Saved" only when an entered password is saved too', async () => {
    const { user } = await openSection('application', 'Application setup', draftAnswers(emptyDraft()));
    await addTo(user, fieldNamed('Company'), 'Tipka d.o.o.');
    await screen.findByText(/^Saved /, {}, longWait);
    await addTo(user, fieldNamed('Administrator password'), 'rdeca-7Hisa!');
    await screen.findByText('Not saved yet');
    await addTo(user, fieldNamed('Confirm administrator password'), 'rdeca-7Hisa!');
    expect(screen.queryByText(/^Saved /)).toBeNull();
    await user.tab();
    await screen.findByText(/^Saved /, {}, longWait);
    expect(hasUnsavedWork()).toBe(false);
  });
});
