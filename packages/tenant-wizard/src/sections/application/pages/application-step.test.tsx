import type { VatCheck } from '@atrium/api-client/contract';
import { draftId, emptyDraft, sampleDraft } from '@atrium/api-client/testing/samples';
import { hasUnsavedWork } from '@atrium/ui-kit';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { draftAnswers } from '../../../testing/draft-answers';
import { savedByAnotherUser } from '../../../testing/saved-by-another-user';
import { validateFields, needed, tooLong } from '../../../testing/validate-fields';
import { addTo, fieldNamed, messageOf, openSection } from '../../../testing/open-section';
import { ok, problem, type StubAnswers } from '@atrium/api-client/testing/stub';

const saveRoute = `PUT /tenants/${draftId}/sections/application`;

const openForm = (answers: StubAnswers = draftAnswers(emptyDraft())) =>
  openSection('application', 'Application setup', answers);

describe('fields of Application setup', () => {
  it('show why a value is wrong when they lose focus, and nothing once it is right', async () => {
    const { user } = await openForm();
    await validateFields(
      user,
      [
        { label: 'Company CRM name', bad: [needed(), tooLong(120)], good: ['Žagar & sinovi'] },
        {
          label: 'Confirm administrator password',
          bad: [['modra-hiša8', 'The password confirmation does not match.']],
          good: [],
        },
      ],
      fieldNamed,
    );
  });

  it('warn about check digits without rejecting them', async () => {
    const { user } = await openForm();
    await addTo(user, fieldNamed('VAT number'), 'SI50223055');
    await user.tab();
    await waitFor(() =>
      expect(messageOf(fieldNamed('VAT number'))).toContain('The check digits of this VAT number are wrong.'),
    );
    expect(fieldNamed('VAT number').getAttribute('aria-invalid')).toBeNull();
  });
});

describe('the application URL', () => {
  it('is suggested from the company CRM name until the user edits it', async () => {
    const { user } = await openForm();
    await addTo(user, fieldNamed('Company CRM name'), 'Čebelarstvo Žnidaršič d.o.o.');
    expect(fieldNamed('Application URL')).toHaveProperty('value', 'cebelarstvo-znidarsic');
    await user.clear(fieldNamed('Application URL'));
    await addTo(user, fieldNamed('Application URL'), 'med');
    await addTo(user, fieldNamed('Company CRM name'), ' Kranj');
    expect(fieldNamed('Application URL')).toHaveProperty('value', 'med');
  });

  it('shows that it is available, with the whole address', async () => {
    const { user } = await openForm();
    await addTo(user, fieldNamed('Application URL'), 'zelena-dolina');
    await waitFor(() =>
      expect(messageOf(fieldNamed('Application URL'))).toContain('zelena-dolina.crm.example is free'),
    );
  });

  it('suggests other names when it is taken', async () => {
    const { user } = await openForm();
    await addTo(user, fieldNamed('Application URL'), 'azman-2');
    await waitFor(() => expect(messageOf(fieldNamed('Application URL'))).toContain('This name is already taken.'));
    const names = within(screen.getByRole('group', { name: 'Free names' }));
    await user.click(names.getByRole('button', { name: 'Use azman-2-crm' }));
    await waitFor(() => expect(messageOf(fieldNamed('Application URL'))).toContain('azman-2-crm.crm.example is free'));
  });

  it('does not prevent saving the rest while it is invalid', async () => {
    const { user, saves } = await openForm();
    await addTo(user, fieldNamed('Company'), 'Zelena dolina d.o.o.');
    await addTo(user, fieldNamed('Application URL'), 'ab');
    await waitFor(() => expect(saves().at(-1)).toMatchObject({ company: 'Zelena dolina d.o.o.', url_name: '' }));
    expect(await screen.findByText('Not saved yet')).toBeDefined();
  });
});

describe('autosave of Application setup', () => {
  it('sends changes while the user types, with the version they are based on', async () => {
    const { user, saves } = await openForm();
    await addTo(user, fieldNamed('Company'), 'Zelena');
    await waitFor(() => expect(saves()).toHaveLength(1));
    await addTo(user, fieldNamed('Company'), ' dolina');
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves().map((body) => [body['company'], body['_version']])).toEqual([
      ['Zelena', '0'],
      ['Zelena dolina', '1'],
    ]);
  });

  it('reports a failure and retries', async () => {
    let broken = true;
    const answers = draftAnswers(emptyDraft());
    const save = answers[saveRoute];
    const { user } = await openForm({
      ...answers,
      [saveRoute]: (call) => (broken || typeof save !== 'function' ? problem(500, { code: 'internal' }) : save(call)),
    });
    await addTo(user, fieldNamed('Company'), 'Zelena');
    expect(await screen.findByText('Not saved')).toBeDefined();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'retry' }));
    expect(await screen.findByText(/^Saved /)).toBeDefined();
  });

  it('sends the password once, only when both fields match, and never shows it again', async () => {
    const { user, saves } = await openForm();
    await addTo(user, fieldNamed('Administrator password'), 'modra-hiša7');
    await addTo(user, fieldNamed('Confirm administrator password'), 'modra-hiša7');
    await user.tab();
    expect(await screen.findByText(/^Set on 21.11.2026/)).toBeDefined();
    const passwords = saves()
      .map((body) => body['password'])
      .filter((sent) => sent !== undefined);
    expect(passwords).toEqual(['modra-hiša7']);
    await user.click(screen.getByRole('button', { name: 'Replace: Administrator password' }));
    expect(fieldNamed('Administrator password')).toHaveProperty('value', '');
  });

  it('merges the input with another user’s changes of other fields', async () => {
    const answers = draftAnswers(sampleDraft());
    const { user, saves } = await openForm(
      savedByAnotherUser(answers, saveRoute, (body) => ({
        ...body,
        company: 'Kovinarstvo Ažman d.o.o.',
        email: 'nova@azman.example',
      })),
    );
    await addTo(user, fieldNamed('Company'), ' Ljubljana');
    expect(await screen.findByText(/^Saved /)).toBeDefined();
    expect(saves().at(-1)).toMatchObject({
      company: 'Kovinarstvo Ažman d.o.o. Ljubljana',
      email: 'nova@azman.example',
      _version: '5',
    });
    expect(fieldNamed('E-mail')).toHaveProperty('value', 'nova@azman.example');
    expect(document.activeElement).toBe(fieldNamed('Company'));
  });

  it('asks about the fields that another user changed too', async () => {
    const answers = draftAnswers(sampleDraft());
    const { user, saves } = await openForm(
      savedByAnotherUser(answers, saveRoute, (body) => ({ ...body, company: 'Ažman d.o.o.', language: 'en' })),
    );
    await addTo(user, fieldNamed('Company'), ' Ljubljana');
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this too' }));
    dialog.getByRole('radio', { name: 'Yours', description: 'Kovinarstvo Ažman d.o.o. Ljubljana' });
    expect(dialog.getAllByRole('radio')).toHaveLength(2);
    await user.keyboard('{Escape}');
    expect(await screen.findByText('Not saved')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'retry' }));
    await user.click(await screen.findByRole('radio', { name: 'Theirs', description: 'Ažman d.o.o.' }));
    await user.click(screen.getByRole('button', { name: 'Save your choice' }));
    expect(await screen.findByText(/^Saved /)).toBeDefined();
    expect(saves().at(-1)).toMatchObject({ company: 'Ažman d.o.o.', _version: '5' });
    expect(fieldNamed('Company')).toHaveProperty('value', 'Ažman d.o.o.');
  });
});

describe('Next in Application setup', () => {
  it('lists missing fields, takes the focus and links to them', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const summary = await screen.findByRole('alert', { name: /Please correct \d+ fields/ });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await user.click(within(summary).getByRole('link', { name: /^Company CRM name/ }));
    expect(document.activeElement).toBe(fieldNamed('Company CRM name'));
  });

  it('shows the service’s errors at their fields and loses nothing', async () => {
    const answers = {
      ...draftAnswers(sampleDraft()),
      'GET /tenants/url-name': ok({ available: true, reason: null, url: null, suggestions: [] }),
    };
    const refusal = {
      status: 422,
      body: {
        message: 'The given data was invalid.',
        code: 'invalid_input',
        errors: { url_name: ['This address is taken.'] },
      },
    };
    const { user } = await openForm({ ...answers, [saveRoute]: refusal });
    await addTo(user, fieldNamed('City'), ' center');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(messageOf(fieldNamed('Application URL'))).toContain('This address is taken.'));
    expect(fieldNamed('City')).toHaveProperty('value', 'Ljubljana center');
  });

  it('continues with Ctrl+Enter when everything is filled in', async () => {
    const { user } = await openForm(draftAnswers(sampleDraft()));
    await addTo(user, fieldNamed('City'), ' center');
    await user.keyboard('{Control>}{Enter}{/Control}');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Data provider' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

describe('unsaved data of Application setup', () => {
  it('includes edits since the last save', async () => {
    const { user, saves } = await openForm();
    expect(hasUnsavedWork()).toBe(false);
    await addTo(user, fieldNamed('Company'), 'Žaga d.o.o.');
    expect(hasUnsavedWork()).toBe(true);
    await waitFor(() => expect(saves()).toHaveLength(1), { timeout: 5_000 });
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
  });

  it('includes a password until both fields match and it is saved', async () => {
    const { user, saves } = await openForm({
      ...draftAnswers(sampleDraft()),
      'GET /tenants/url-name': ok({ available: true, reason: null, url: null, suggestions: [] }),
    });
    await user.click(screen.getByRole('button', { name: 'Replace: Administrator password' }));
    await addTo(user, fieldNamed('Administrator password'), 'modra-hiša7');
    await user.tab();
    expect(saves()).toEqual([]);
    expect(hasUnsavedWork()).toBe(true);
    await addTo(user, fieldNamed('Confirm administrator password'), 'modra-hiša7');
    await user.tab();
    await waitFor(() => expect(saves().map((body) => body['password'])).toContain('modra-hiša7'), { timeout: 15_000 });
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
  });

  it('includes an invalid application URL', async () => {
    const { user, saves } = await openForm();
    await addTo(user, fieldNamed('Application URL'), 'www');
    await waitFor(() => expect(saves().length).toBeGreaterThan(0), { timeout: 5_000 });
    await screen.findByText('Not saved yet');
    expect(hasUnsavedWork()).toBe(true);
  });
});

describe('a Slovenian post code', () => {
  const typeCode = async (code: string, draft = emptyDraft()) => {
    const page = await openForm(draftAnswers(draft));
    await addTo(page.user, fieldNamed('Postal code'), code);
    return page;
  };
  const city = () => fieldNamed('City').getAttribute('value');

  it('shows its post office and fills in an empty city', async () => {
    await typeCode('2000');
    await waitFor(() => expect(messageOf(fieldNamed('Postal code'))).toBe('Post office: Maribor'));
    await waitFor(() => expect(city()).toBe('Maribor'));
  });

  it('keeps a city that the user entered', async () => {
    const { user } = await openForm();
    await addTo(user, fieldNamed('City'), 'Zgornja Kungota');
    await addTo(user, fieldNamed('Postal code'), '2201');
    await waitFor(() => expect(messageOf(fieldNamed('Postal code'))).toBe('Post office: Zgornja Kungota'));
    await user.clear(fieldNamed('Postal code'));
    await addTo(user, fieldNamed('Postal code'), '1000');
    await waitFor(() => expect(messageOf(fieldNamed('Postal code'))).toBe('Post office: Ljubljana'));
    expect(city()).toBe('Zgornja Kungota');
  });

  it('shows a warning, not an error, without a post office', async () => {
    const { user } = await typeCode('9999');
    await user.tab();
    await waitFor(() => expect(messageOf(fieldNamed('Postal code'))).toContain('No post office has this postal code.'));
    expect(fieldNamed('Postal code').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('restores nothing in a draft whose city is empty on purpose', async () => {
    const draft = sampleDraft();
    const { application } = draft.sections;
    application.data = { ...application.data, address: { ...application.data.address, city: null } };
    await openForm(draftAnswers(draft));
    await waitFor(() => expect(messageOf(fieldNamed('Postal code'))).toBe('Post office: Ljubljana'));
    expect(city()).toBe('');
  });
});

describe('a VAT number', () => {
  const checkRoute = `POST /tenants/${draftId}/vat-number/check`;
  const told: VatCheck = {
    status: 'confirmed',
    reason: null,
    vat_number: 'SI50223054',
    name: 'KOVINARSTVO AŽMAN D.O.O.',
    address: { street: 'SLOVENSKA CESTA 001', postal_code: '1000', city: 'LJUBLJANA', country: 'SI' },
    checked_at: '2026-11-21T09:42:00.000Z',
  };

  async function check(answer: StubAnswers[string], typed = 'SI50223054') {
    const page = await openForm({ ...draftAnswers(emptyDraft()), [checkRoute]: answer });
    await addTo(page.user, fieldNamed('VAT number'), typed);
    await page.user.click(screen.getByRole('button', { name: 'Check in VIES' }));
    return page;
  }

  it('fills in empty fields when VIES confirms it', async () => {
    const { calls } = await check(ok(told));
    expect(await screen.findByText(/^Confirmed by VIES on .*: KOVINARSTVO AŽMAN D.O.O.$/)).toBeDefined();
    expect(calls.find(({ route }) => route === checkRoute)?.body).toEqual({ vat_number: 'SI50223054', country: 'SI' });
    const values = ['Company', 'Street', 'Postal code', 'City'].map((name) => fieldNamed(name).getAttribute('value'));
    expect(values).toEqual(['KOVINARSTVO AŽMAN D.O.O.', 'SLOVENSKA CESTA 001', '1000', 'LJUBLJANA']);
  });

  it('shows a warning, not an error, when VIES rejects it', async () => {
    await check(ok({ ...told, status: 'refused', name: null, address: null }));
    expect(await screen.findByText(/^Not valid according to VIES on /)).toBeDefined();
    expect(fieldNamed('VAT number').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('shows each reason why it was not checked', async () => {
    const reasons = [
      ['member_state', /the country’s register did not answer/],
      ['busy', /VIES was overloaded/],
      ['not_served', /only VAT numbers of the European Union/],
      ['unavailable', /VIES did not answer/],
      ['blocked', /VIES does not answer this service/],
      ['unreadable', /could not read the answer/],
    ] as const;
    const unchecked = { ...told, status: 'not_checked', name: null, address: null } as const;
    const { user } = await check(reasons.map(([reason]) => ok({ ...unchecked, reason })));
    for (const [at, [, words]] of reasons.entries()) {
      if (at > 0) await user.click(screen.getByRole('button', { name: 'Check in VIES' }));
      expect(await screen.findByText(words)).toBeDefined();
      expect(fieldNamed('Company').getAttribute('value')).toBe('');
    }
  });

  it('is not checked when it is invalid', async () => {
    const { calls } = await check(ok(told), 'SI12');
    await waitFor(() =>
      expect(messageOf(fieldNamed('VAT number'))).toContain('Characters expected after the country code: 8.'),
    );
    expect(calls.some(({ route }) => route === checkRoute)).toBe(false);
  });

  it('loses its confirmation when it is changed', async () => {
    const { user } = await check(ok(told));
    await screen.findByText(/^Confirmed by VIES/);
    await user.clear(fieldNamed('VAT number'));
    await addTo(user, fieldNamed('VAT number'), 'SI12345679');
    await waitFor(() => expect(screen.queryByText(/^Confirmed by VIES/)).toBeNull());
  });

  it('shows the last result of a checked number on the next visit', async () => {
    const draft = sampleDraft({ vat_check: told });
    const { calls } = await openForm(draftAnswers(draft));
    expect(screen.getByText(/^Confirmed by VIES on .*: KOVINARSTVO AŽMAN D.O.O.$/)).toBeDefined();
    expect(calls.some(({ route }) => route === checkRoute)).toBe(false);
  });

  it('shows no result of another number', async () => {
    await openForm(draftAnswers(sampleDraft({ vat_check: { ...told, vat_number: 'SI12345679' } })));
    expect(screen.queryByText(/VIES on/)).toBeNull();
  });

  it('reports too many checks', async () => {
    await check([problem(429, { code: 'too_many_requests' })]);
    expect(await screen.findByText('Too many checks in one minute. Wait a moment and try again.')).toBeDefined();
  });
});
