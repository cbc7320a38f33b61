import type { VatCheck } from '@atrium/api-client/contract';
import { hasUnsavedWork } from '@atrium/ui-kit';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { draftAnswers } from '../../testing/draft-answers';
import { openPage } from '../../testing/open-page';
import { draftId, emptyDraft, sampleDraft } from '../../testing/sample-tenants';
import { ok, problem, type StubAnswers } from '@atrium/api-client/testing/stub';

vi.setConfig({ testTimeout: 20_000 });

const address = `/tenants/new/${draftId}/application`;
const saveRoute = `PUT /tenants/${draftId}/sections/application`;

async function openForm(answers: StubAnswers = draftAnswers(emptyDraft())) {
  const page = await openPage(address, { answers });
  await screen.findByRole('heading', { level: 1, name: 'Application setup' });
  return { ...page, saves: () => page.calls.filter(({ route }) => route === saveRoute) };
}

const field = (name: string) =>
  screen.getByLabelText(new RegExp(`^${name}( .optional.)?$`), { selector: 'input, select' });

/** Typing at the end of a field, in one go. */
async function fill(user: UserEvent, name: string, text: string) {
  await user.click(field(name));
  await user.paste(text);
}

function messageOf(name: string): string {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

describe('a field of Application setup', () => {
  it.each([
    ['Company name', ' ', 'Fill in this field.'],
    ['Company', ' ', 'Fill in this field.'],
    ['Application URL', 'ab', 'Use at least 3 characters.'],
    ['Application URL', 'zelena dolina', 'Use only lower-case letters a–z, numbers and hyphens.'],
    ['Application URL', 'www', 'This name is reserved. Choose another.'],
    ['E-mail', 'ana@', 'Enter an e-mail address such as name@example.com.'],
    ['Phone', '12345', 'Enter a phone number that exists in the chosen country.'],
    ['Password', 'abc', 'Use at least 6 characters.'],
    ['Password', 'abcdef', 'Add a number.'],
    ['VAT number', 'SI1234', 'This is not a VAT number of the chosen country.'],
    ['Street', ' ', 'Fill in this field.'],
    ['Postal code', '100', 'A Slovenian post code has four digits.'],
    ['City', ' ', 'Fill in this field.'],
    ['Company phone', '12345', 'Enter a phone number that exists in the chosen country.'],
  ])('%s refuses "%s" when it is left', async (name, typed, message) => {
    const { user } = await openForm();
    await fill(user, name, typed);
    await user.tab();
    await waitFor(() => expect(messageOf(name)).toContain(message));
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
  });

  it.each([
    ['Company name', 'Žagar & sinovi'],
    ['Application URL', 'zelena-dolina'],
    ['E-mail', 'ana.novak@žaga.si'],
    ['Phone', '031 234 567'],
    ['Password', 'modra-hiša7'],
    ['VAT number', 'SI50223054'],
    ['VAT number', '50223054'],
    ['Postal code', '1000'],
    ['Company phone', '+386 1 234 56 78'],
  ])('%s accepts "%s"', async (name, typed) => {
    const { user } = await openForm();
    await fill(user, name, typed);
    await user.tab();
    await waitFor(() => expect(document.activeElement).not.toBe(field(name)));
    expect(field(name).getAttribute('aria-invalid')).toBeNull();
  });

  it('warns about check digits and does not refuse them', async () => {
    const { user } = await openForm();
    await fill(user, 'VAT number', 'SI50223055');
    await user.tab();
    await waitFor(() => expect(messageOf('VAT number')).toContain('The check digits of this VAT number are wrong.'));
    expect(field('VAT number').getAttribute('aria-invalid')).toBeNull();
  });

  it('judges numbers by the country beside them', async () => {
    const { user } = await openForm();
    await fill(user, 'VAT number', 'DE136695976');
    await user.selectOptions(field('Country'), 'DE');
    await user.tab();
    expect(field('VAT number').getAttribute('aria-invalid')).toBeNull();
    await user.selectOptions(screen.getByLabelText('Country code of the phone'), 'HR');
    await fill(user, 'Phone', '091 234 5678');
    await user.tab();
    expect(field('Phone').getAttribute('aria-invalid')).toBeNull();
  });

  it('refuses passwords that differ', async () => {
    const { user } = await openForm();
    await fill(user, 'Password', 'modra-hiša7');
    await fill(user, 'Confirm password', 'modra-hiša8');
    await user.tab();
    await waitFor(() => expect(messageOf('Confirm password')).toContain('The password confirmation does not match.'));
  });
});

describe('the application URL', () => {
  it('is suggested from the company name until it is typed', async () => {
    const { user } = await openForm();
    await fill(user, 'Company name', 'Čebelarstvo Žnidaršič d.o.o.');
    expect(field('Application URL')).toHaveProperty('value', 'cebelarstvo-znidarsic');
    await user.clear(field('Application URL'));
    await fill(user, 'Application URL', 'med');
    await fill(user, 'Company name', ' Kranj');
    expect(field('Application URL')).toHaveProperty('value', 'med');
  });

  it('says that it is free, with the whole address', async () => {
    const { user } = await openForm();
    await fill(user, 'Application URL', 'zelena-dolina');
    await waitFor(() => expect(messageOf('Application URL')).toContain('zelena-dolina.crm.example is free'));
  });

  it('offers other names when it is taken', async () => {
    const { user } = await openForm();
    await fill(user, 'Application URL', 'azman-2');
    await waitFor(() => expect(messageOf('Application URL')).toContain('This name is already taken.'));
    const names = within(screen.getByRole('group', { name: 'Free names' }));
    await user.click(names.getByRole('button', { name: 'Use azman-2-crm' }));
    await waitFor(() => expect(messageOf('Application URL')).toContain('azman-2-crm.crm.example is free'));
  });

  it('does not keep the rest from being saved while it cannot be used', async () => {
    const { user, saves } = await openForm();
    await fill(user, 'Company', 'Zelena dolina d.o.o.');
    await fill(user, 'Application URL', 'ab');
    await waitFor(() => expect(saves().at(-1)?.body).toMatchObject({ company: 'Zelena dolina d.o.o.', url_name: '' }));
    expect(await screen.findByText(/^Saved /)).toBeDefined();
  });
});

describe('saving', () => {
  it('happens while it is typed, with the version it is based on', async () => {
    const { user, saves } = await openForm();
    await fill(user, 'Company', 'Zelena');
    await waitFor(() => expect(saves()).toHaveLength(1));
    await fill(user, 'Company', ' dolina');
    await waitFor(() => expect(saves()).toHaveLength(2));
    expect(saves().map(({ body }) => [body['company'], body['_version']])).toEqual([
      ['Zelena', '0'],
      ['Zelena dolina', '1'],
    ]);
  });

  it('says when it failed, and tries again', async () => {
    let broken = true;
    const answers = draftAnswers(emptyDraft());
    const save = answers[saveRoute];
    const { user } = await openForm({
      ...answers,
      [saveRoute]: (call) => (broken || typeof save !== 'function' ? problem(500, { code: 'internal' }) : save(call)),
    });
    await fill(user, 'Company', 'Zelena');
    expect(await screen.findByText('Not saved')).toBeDefined();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'retry' }));
    expect(await screen.findByText(/^Saved /)).toBeDefined();
  });

  it('sends the password once, only when both fields agree, and shows it never again', async () => {
    const { user, saves } = await openForm();
    await fill(user, 'Password', 'modra-hiša7');
    await fill(user, 'Confirm password', 'modra-hiša7');
    await user.tab();
    expect(await screen.findByText(/^Set on 21.11.2026/)).toBeDefined();
    const passwords = saves()
      .map(({ body }) => body['password'])
      .filter((sent) => sent !== undefined);
    expect(passwords).toEqual(['modra-hiša7']);
    await user.click(screen.getByRole('button', { name: 'Replace: Password' }));
    expect(field('Password')).toHaveProperty('value', '');
  });

  it('keeps what was typed when somebody else has saved, and offers both ways', async () => {
    const answers = draftAnswers(sampleDraft());
    let stale = true;
    const save = answers[saveRoute];
    const { user, saves } = await openForm({
      ...answers,
      [saveRoute]: (call) => (stale || typeof save !== 'function' ? problem(412, { code: 'stale' }) : save(call)),
    });
    await fill(user, 'Company', ' Ljubljana');
    expect(await screen.findByText('Somebody has saved this section in the meantime')).toBeDefined();
    expect(field('Company')).toHaveProperty('value', 'Kovinarstvo Ažman d.o.o. Ljubljana');
    stale = false;
    await user.click(screen.getByRole('button', { name: 'Keep what I typed' }));
    await waitFor(() =>
      expect(saves().at(-1)?.body).toMatchObject({ company: 'Kovinarstvo Ažman d.o.o. Ljubljana', _version: '4' }),
    );
    expect(await screen.findByText(/^Saved /)).toBeDefined();
  });

  it('can give up what was typed for the newer version', async () => {
    const newer = sampleDraft();
    const { user } = await openForm({ ...draftAnswers(newer), [saveRoute]: problem(412, { code: 'stale' }) });
    await fill(user, 'Company', ' Ljubljana');
    await user.click(await screen.findByRole('button', { name: 'Load the newer version' }));
    await waitFor(() => expect(field('Company')).toHaveProperty('value', 'Kovinarstvo Ažman d.o.o.'));
  });
});

describe('Next', () => {
  it('lists what is missing, takes the focus there, and leads to the fields', async () => {
    const { user } = await openForm();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const summary = await screen.findByRole('alert', { name: /Please correct \d+ fields/ });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    await user.click(within(summary).getByRole('link', { name: /^Company name/ }));
    expect(document.activeElement).toBe(field('Company name'));
  });

  it('lands the answer of the service on its field and loses nothing', async () => {
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
    await fill(user, 'City', ' center');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(messageOf('Application URL')).toContain('This address is taken.'));
    expect(field('City')).toHaveProperty('value', 'Ljubljana center');
  });

  it('goes on with Ctrl+Enter when everything is there', async () => {
    const { user } = await openForm(draftAnswers(sampleDraft()));
    await fill(user, 'City', ' center');
    await user.keyboard('{Control>}{Enter}{/Control}');
    const heading = await screen.findByRole('heading', { level: 1, name: 'Data provider' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

describe('what is not with the service yet', () => {
  it('is what was typed since the last save', async () => {
    const { user, saves } = await openForm();
    expect(hasUnsavedWork()).toBe(false);
    await fill(user, 'Company', 'Žaga d.o.o.');
    expect(hasUnsavedWork()).toBe(true);
    await waitFor(() => expect(saves()).toHaveLength(1), { timeout: 5_000 });
    await waitFor(() => expect(hasUnsavedWork()).toBe(false));
  });

  it('is what could not be saved', async () => {
    const { user } = await openForm({ ...draftAnswers(emptyDraft()), [saveRoute]: problem(500) });
    await fill(user, 'Company', 'Žaga d.o.o.');
    await screen.findByText('Not saved', {}, { timeout: 5_000 });
    expect(hasUnsavedWork()).toBe(true);
  });

  it('is a password until its two fields agree and are saved', async () => {
    const { user, saves } = await openForm(draftAnswers(sampleDraft()));
    await user.click(screen.getByRole('button', { name: 'Replace: Password' }));
    await fill(user, 'Password', 'modra-hiša7');
    await user.tab();
    expect(saves()).toEqual([]);
    expect(hasUnsavedWork()).toBe(true);
    await fill(user, 'Confirm password', 'modra-hiša7');
    await user.tab();
    await waitFor(() => expect(hasUnsavedWork()).toBe(false), { timeout: 5_000 });
    expect(saves().map(({ body }) => body['password'])).toContain('modra-hiša7');
  });

  it('is an application URL that cannot be one', async () => {
    const { user, saves } = await openForm();
    await fill(user, 'Application URL', 'www');
    await waitFor(() => expect(saves().length).toBeGreaterThan(0), { timeout: 5_000 });
    await screen.findByText(/^Saved/);
    expect(hasUnsavedWork()).toBe(true);
  });
});

describe('a Slovenian post code', () => {
  const typeCode = async (code: string, draft = emptyDraft()) => {
    const page = await openForm(draftAnswers(draft));
    await fill(page.user, 'Postal code', code);
    return page;
  };
  const city = () => field('City').getAttribute('value');

  it('names its post office, and fills in the city where none was typed', async () => {
    await typeCode('2000');
    await waitFor(() => expect(messageOf('Postal code')).toBe('Post office: Maribor'));
    await waitFor(() => expect(city()).toBe('Maribor'));
  });

  it('leaves the city that was typed', async () => {
    const { user } = await openForm();
    await fill(user, 'City', 'Zgornja Kungota');
    await fill(user, 'Postal code', '2201');
    await waitFor(() => expect(messageOf('Postal code')).toBe('Post office: Zgornja Kungota'));
    await user.clear(field('Postal code'));
    await fill(user, 'Postal code', '1000');
    await waitFor(() => expect(messageOf('Postal code')).toBe('Post office: Ljubljana'));
    expect(city()).toBe('Zgornja Kungota');
  });

  it('that no post office has is warned of, and no error', async () => {
    const { user } = await typeCode('9999');
    await user.tab();
    await waitFor(() => expect(messageOf('Postal code')).toContain('No post office has this post code.'));
    expect(field('Postal code').getAttribute('aria-invalid')).not.toBe('true');
  });

  it('brings nothing back into a draft whose city is empty on purpose', async () => {
    const draft = sampleDraft();
    const { application } = draft.sections;
    application.data = { ...application.data, address: { ...application.data.address, city: null } };
    await openForm(draftAnswers(draft));
    await waitFor(() => expect(messageOf('Postal code')).toBe('Post office: Ljubljana'));
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
    await fill(page.user, 'VAT number', typed);
    await page.user.click(screen.getByRole('button', { name: 'Check in VIES' }));
    return page;
  }

  it('that VIES confirms fills in what it tells, where nothing was typed', async () => {
    const { calls } = await check(ok(told));
    expect(await screen.findByText(/^Confirmed by VIES on .*: KOVINARSTVO AŽMAN D.O.O.$/)).toBeDefined();
    expect(calls.find(({ route }) => route === checkRoute)?.body).toEqual({ vat_number: 'SI50223054', country: 'SI' });
    const values = ['Company', 'Street', 'Postal code', 'City'].map((name) => field(name).getAttribute('value'));
    expect(values).toEqual(['KOVINARSTVO AŽMAN D.O.O.', 'SLOVENSKA CESTA 001', '1000', 'LJUBLJANA']);
  });

  it('that VIES refuses is warned of, and no error', async () => {
    await check(ok({ ...told, status: 'refused', name: null, address: null }));
    expect(await screen.findByText('VIES does not know this as a valid VAT number.')).toBeDefined();
    expect(field('VAT number').getAttribute('aria-invalid')).not.toBe('true');
  });

  it.each([
    ['member_state', /the register of the country does not answer/],
    ['busy', /too many are asking VIES/],
    ['not_served', /European Union only/],
    ['unavailable', /VIES does not answer now/],
    ['blocked', /VIES does not answer this service/],
    ['unreadable', /could not be read/],
  ] as const)('that was not checked says why: %s', async (reason, words) => {
    await check(ok({ ...told, status: 'not_checked', reason, name: null, address: null }));
    expect(await screen.findByText(words)).toBeDefined();
    expect(field('Company').getAttribute('value')).toBe('');
  });

  it('that is none is not asked about', async () => {
    const { calls } = await check(ok(told), 'SI12');
    await waitFor(() => expect(messageOf('VAT number')).toContain('not a VAT number of the chosen country'));
    expect(calls.some(({ route }) => route === checkRoute)).toBe(false);
  });

  it('is no longer confirmed once it is changed', async () => {
    const { user } = await check(ok(told));
    await screen.findByText(/^Confirmed by VIES/);
    await user.clear(field('VAT number'));
    await fill(user, 'VAT number', 'SI12345679');
    await waitFor(() => expect(screen.queryByText(/^Confirmed by VIES/)).toBeNull());
  });

  it('that is asked about too often says so', async () => {
    await check([problem(429, { code: 'too_many_requests' })]);
    expect(await screen.findByText('Too many checks in one minute. Wait a moment and try again.')).toBeDefined();
  });
});
