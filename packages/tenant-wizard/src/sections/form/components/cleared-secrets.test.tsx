import { withFiscalization, draftId, emptyDraft, sampleDraft } from '@atrium/api-client/testing/samples';
import { act, screen, waitFor } from '@testing-library/react';
import { hasUnsavedWork, pauseWork } from '@atrium/ui-kit';
import { afterEach, describe, expect, it } from 'vitest';
import { draftAnswers } from '../../../testing/draft-answers';
import { openPage } from '../../../testing/open-page';
import { addTo, fieldNamed, messageOf } from '../../../testing/open-section';

let resumeWork = () => {};
afterEach(() => resumeWork());

const again = 'Your session has ended: enter it again.';

/** A section of a draft whose session ends, and the log-in after it. */
async function openOverEnd(slug: string, title: string, draft = emptyDraft()) {
  const { user, calls } = await openPage(`/tenants/new/${draftId}/${slug}`, { answers: draftAnswers(draft) });
  await screen.findByRole('heading', { level: 1, name: title });
  const route = `PUT /tenants/${draftId}/sections/${slug}`;
  return {
    user,
    saves: () => calls.filter((call) => call.route === route).map(({ body }) => body),
    endSession: () => act(() => void (resumeWork = pauseWork())),
    signInAgain: () => act(() => resumeWork()),
  };
}

describe('a session that ends with entered secrets', () => {
  it('clears them, keeps the rest, and asks for them again', async () => {
    const { user, saves, endSession, signInAgain } = await openOverEnd('application', 'Application setup');
    const secrets = ['Administrator password', 'Confirm administrator password'];
    await addTo(user, fieldNamed('Company'), 'Tipka d.o.o.');
    for (const secret of secrets) await addTo(user, fieldNamed(secret), 'rdeca-7Hisa!');
    endSession();
    for (const secret of secrets) {
      expect(fieldNamed(secret)).toHaveProperty('value', '');
      expect(messageOf(fieldNamed(secret))).toContain(again);
    }
    expect(fieldNamed('Company')).toHaveProperty('value', 'Tipka d.o.o.');

    signInAgain();
    await screen.findByText(/^Saved /);
    for (const secret of secrets) await addTo(user, fieldNamed(secret), 'modra-8Hisa!');
    await user.tab();
    expect(await screen.findByText(/^Set on /)).toBeDefined();
    const sent = saves().flatMap(({ password }) => password ?? []);
    expect(sent).toEqual(['modra-8Hisa!']);
  });

  it('asks to enter a secret again instead of reporting an empty field', async () => {
    const { user, endSession, signInAgain } = await openOverEnd('data-provider', 'Data provider');
    await addTo(user, fieldNamed('Host'), 'db.example.com');
    await addTo(user, fieldNamed('Database password'), 'rdeca-7Hisa!');
    endSession();
    signInAgain();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(fieldNamed('Database password').getAttribute('aria-invalid')).toBe('true'));
    expect(messageOf(fieldNamed('Database password'))).toBe(again);
  });

  it('keeps the page until its user is back, also without other input', async () => {
    const { user, endSession, signInAgain } = await openOverEnd('data-provider', 'Data provider');
    await addTo(user, fieldNamed('Database password'), 'rdeca-7Hisa!');
    expect(hasUnsavedWork()).toBe(true);
    await waitFor(() => expect(screen.queryByText('Not saved yet')).toBeNull());
    endSession();
    expect(fieldNamed('Database password')).toHaveProperty('value', '');
    expect(hasUnsavedWork()).toBe(true);
    signInAgain();
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
  });

  it('clears the password of a certificate and keeps the file', async () => {
    const draft = withFiscalization(sampleDraft(), { certificate: null });
    const { user, endSession } = await openOverEnd('fiscalization', 'Fiscalization', draft);
    const files = document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no file field');
    await user.upload(files, new File(['p12'], 'potrdilo.p12'));
    await addTo(user, screen.getByLabelText('Certificate password'), 'geslo-1');
    endSession();
    expect(screen.getByLabelText('Certificate password')).toHaveProperty('value', '');
    expect(messageOf(screen.getByLabelText('Certificate password'))).toContain(again);
    expect(screen.getByText('potrdilo.p12')).toBeDefined();
  });
});
