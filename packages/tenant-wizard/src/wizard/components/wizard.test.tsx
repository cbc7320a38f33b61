import { draftId, emptyDraft, sampleDraft, tooManyDrafts } from '@atrium/api-client/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draftAnswers } from '../../testing/draft-answers';
import { openPage } from '../../testing/open-page';
import { invalid, problem } from '@atrium/api-client/testing/stub';
import { payAnswers } from '../../testing/pay-answers';

const at = (place: string) => `/tenants/new/${draftId}/${place}`;
const createRoute = `POST /tenants/${draftId}/create`;

describe('a new company CRM', () => {
  it('starts with a draft at its first section', async () => {
    const { calls } = await openPage('/tenants/new', { answers: draftAnswers(emptyDraft()) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Application setup' })).toBeDefined();
    expect(calls.filter(({ route }) => route === 'POST /tenants')).toHaveLength(1);
  });

  it('reuses an untouched draft before it creates another one', async () => {
    const { calls } = await openPage('/tenants/new', { answers: draftAnswers(emptyDraft()) });
    await screen.findByRole('heading', { level: 1, name: 'Application setup' });
    expect(calls.find(({ route }) => route === 'POST /tenants')?.body['reuse_untouched']).toBe('true');
  });

  it('lists the drafts that fill the limit, each with a link to continue it', async () => {
    await openPage('/tenants/new', { answers: { 'POST /tenants': problem(409, tooManyDrafts) } });
    await screen.findByRole('heading', { name: 'Your 5 drafts' });
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    const couriers = screen.getByRole('link', { name: 'Continue Dolina 2' });
    expect(couriers.getAttribute('href')).toBe(`/tenants/new/${tooManyDrafts.drafts[1]?.id}/couriers`);
    expect(screen.getByText(/^Step 3 of 7, Couriers. Saved 20.11.2026/)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Continue Unnamed company CRM' })).toBeDefined();
  });

  it('retries when it could not start', async () => {
    let broken = true;
    const answers = draftAnswers(emptyDraft());
    const make = answers['POST /tenants'];
    const { user } = await openPage('/tenants/new', {
      answers: {
        ...answers,
        'POST /tenants': (call) => (broken || typeof make !== 'function' ? problem(500) : make(call)),
      },
    });
    expect(await screen.findByRole('heading', { name: 'The draft could not be created' })).toBeDefined();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Application setup' })).toBeDefined();
  });
});

describe('a reopened draft', () => {
  it.each([
    ['couriers', 'Continuing from 21.11.2026, section 3'],
    ['subscription', 'Continuing from 21.11.2026, section 6'],
  ])('shows at %s when it was saved and where it continues', async (place, words) => {
    const { user } = await openPage(at(place), { answers: draftAnswers(sampleDraft()) });
    await screen.findByText(words);
    await user.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(screen.queryByText(/^Continuing/)).toBeNull());
  });

  it('does not say “Continuing” for a new draft', async () => {
    await openPage(at('application'), { answers: draftAnswers(emptyDraft()) });
    await screen.findByText('Nothing to save yet');
  });
});

describe('the list of sections', () => {
  it('shows all seven sections and the review with their states, and marks the current one', async () => {
    await openPage(at('couriers'), { answers: draftAnswers(sampleDraft()) });
    await screen.findByRole('heading', { level: 1, name: 'Couriers' });
    const steps = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
    expect(steps.map((step) => step.textContent)).toEqual(
      [
        'Application setupDone',
        '2Data providerEmpty',
        'CouriersLeft for later',
        'FiscalizationEmpty',
        'PluginsLeft for later',
        'SubscriptionDone',
        'PaymentNot needed for the free trial',
        'ReviewBefore you create',
      ].map((text) => expect.stringContaining(text.replace(/^\d/, ''))),
    );
    expect(steps[2]?.getAttribute('aria-current')).toBe('step');
    expect(screen.getByText('Section 3 of 7', { selector: '.a-wizard__foot *' })).toBeDefined();
  });

  it('shows the review before Payment when paying creates the company CRM', async () => {
    await openPage(at('review'), { answers: payAnswers() });
    await screen.findByRole('heading', { level: 1, name: 'Review' });
    const steps = within(screen.getByRole('navigation', { name: 'Sections' })).getAllByRole('link');
    expect(steps.slice(-3).map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Subscription'),
      'ReviewBefore you pay',
      expect.stringMatching(/^7Payment/),
    ]);
    expect(steps.at(-2)?.getAttribute('aria-current')).toBe('step');
  });

  it('shows which sections are empty, and which were left for later', async () => {
    const { user } = await openPage(at('data-provider'), { answers: draftAnswers(emptyDraft()) });
    const steps = within(await screen.findByRole('navigation', { name: 'Sections' }));
    const stateOf = (name: string) => steps.getByRole('link', { name: new RegExp(name) }).textContent.split(name)[1];
    const optional = ['Data provider', 'Couriers', 'Fiscalization', 'Plugins'];
    expect([...optional, 'Application setup', 'Subscription'].map(stateOf)).toEqual(Array(6).fill('Empty'));
    for (const next of ['Couriers', 'Fiscalization', 'Plugins', 'Subscription']) {
      await user.click(screen.getByRole('button', { name: 'Next' }));
      await screen.findByRole('heading', { level: 1, name: next });
    }
    await waitFor(() => expect(optional.map(stateOf)).toEqual(Array(4).fill('Left for later')));
  });
});

describe('the review', () => {
  it('shows the same state as the list of sections for empty ones', async () => {
    await openPage(at('review'), { answers: draftAnswers(sampleDraft()) });
    await screen.findByRole('heading', { level: 1, name: 'Review' });
    const contentOf = (name: string) =>
      screen.getByRole('heading', { level: 2, name }).closest('section')?.textContent ?? '';
    expect(contentOf('Data provider')).toContain('Empty');
    expect(contentOf('Couriers')).toContain('Left for later');
    expect(contentOf('Payment')).toContain('Not needed for the free trial');
  });

  it('opens a section and returns', async () => {
    const { user } = await openPage(at('review'), { answers: draftAnswers(sampleDraft()) });
    await user.click(await screen.findByRole('link', { name: 'Edit Couriers' }));
    await screen.findByRole('heading', { level: 1, name: 'Couriers' });
    await user.click(screen.getByRole('button', { name: 'Save and return to review' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Review' })).toBeDefined();
  });

  it('lists what is missing with links and sends no request', async () => {
    const { user, calls } = await openPage(at('review'), { answers: draftAnswers(emptyDraft()) });
    await user.click(await screen.findByRole('button', { name: 'Create company CRM' }));
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('link', { name: 'Plan: Choose a plan.' }).getAttribute('href')).toBe(
      `${at('subscription')}?from=review#plan`,
    );
    const street = within(alert).getByRole('link', { name: 'Street: Fill in this field.' });
    expect(street.getAttribute('href')).toBe(`${at('application')}?from=review#address.street`);
    await user.click(street);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Street')));
    expect(calls.every(({ route }) => route !== createRoute)).toBe(true);
  });

  it('validates a saved phone once the phone rules load', async () => {
    const { application, ...others } = sampleDraft().sections;
    const wrong = { ...application, data: { ...application.data, phone: '12345' } };
    const draft = sampleDraft({ sections: { ...others, application: wrong } });
    const { user, calls } = await openPage(at('review'), { answers: draftAnswers(draft) });
    const steps = within(await screen.findByRole('navigation', { name: 'Sections' }));
    await waitFor(() =>
      expect(steps.getByRole('link', { name: /Application setup/ }).textContent).toContain('1 error'),
    );
    await user.click(screen.getByRole('button', { name: 'Create company CRM' }));
    await screen.findByRole('link', { name: 'Phone: Enter a phone number that exists in the chosen country.' });
    expect(calls.every(({ route }) => route !== createRoute)).toBe(true);
  });

  it('shows a phone in international format', async () => {
    await openPage(at('review'), { answers: draftAnswers(sampleDraft()) });
    expect(await screen.findByText('+386 31 234 567')).toBeDefined();
  });

  it('links to the field of an address that is taken by now', async () => {
    const answers = {
      ...draftAnswers(sampleDraft()),
      [createRoute]: invalid({ 'application.url_name': ['This address is taken.'] }),
    };
    const { user } = await openPage(at('review'), { answers });
    await user.click(await screen.findByRole('button', { name: 'Create company CRM' }));
    const link = await screen.findByRole('link', { name: 'Application URL: This address is taken.' });
    expect(link.getAttribute('href')).toBe(`${at('application')}?from=review#url_name`);
  });

  it('creates once, however often it is pressed, and shows the progress', async () => {
    const { user, calls } = await openPage(at('review'), { answers: draftAnswers(sampleDraft()) });
    await user.dblClick(await screen.findByRole('button', { name: 'Create company CRM' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Creating company CRM' })).toBeDefined();
    expect(calls.filter(({ route }) => route === createRoute)).toHaveLength(1);
  });
});

describe('a draft of another user', () => {
  it('shows only the review to members who cannot change it, at any address', async () => {
    const draft = sampleDraft({ role: 'viewer', allowed_actions: [] });
    await openPage(at('couriers'), { answers: draftAnswers(draft) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Review' })).toBeDefined();
    expect(screen.getByText('You can view this draft but not change it.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Create company CRM' })).toBeNull();
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
    expect(within(screen.getByRole('navigation', { name: 'Sections' })).queryAllByRole('link')).toEqual([]);
  });

  it('can be filled in by a manager and created by an owner', async () => {
    const draft = sampleDraft({ role: 'manager', allowed_actions: ['update'] });
    const { user, calls } = await openPage(at('review'), { answers: draftAnswers(draft) });
    const create = await screen.findByRole('button', { name: 'Create company CRM' });
    expect(screen.getByText('Only an owner can create the company CRM.')).toBeDefined();
    await user.click(create);
    expect(calls.every(({ route }) => route !== createRoute)).toBe(true);
  });
});

it('WizardPage opens the details of a company CRM that is no longer a draft', async () => {
  await openPage(at('application'), { answers: draftAnswers(sampleDraft({ state: 'active' })) });
  expect(await screen.findByRole('heading', { level: 2, name: 'Overview' })).toBeDefined();
});

it('WizardPage reports a missing draft', async () => {
  await openPage(at('application'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Unable to find specified company CRM' })).toBeDefined();
});
