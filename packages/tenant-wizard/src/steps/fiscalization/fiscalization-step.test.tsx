import type { Tenant } from '@atrium/api-client/contract';
import { invalid, ok, problem, type StubAnswers } from '@atrium/api-client/testing/stub';
import { hasUnsavedWork } from '@atrium/ui-kit';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { draftAnswers } from '../../testing/draft-answers';
import { openSection } from '../../testing/open-section';
import { sampleCertificate, sampleDevice, samplePremise, withFiscalization } from '../../testing/sample-fiscalization';
import { draftId, emptyDraft, sampleDraft } from '../../testing/sample-tenants';

vi.setConfig({ testTimeout: 30_000 });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

const path = `/tenants/${draftId}`;
const open = (draft: Tenant = withFiscalization(sampleDraft()), answers: StubAnswers = {}) =>
  openSection('fiscalization', 'Fiscalization', { ...draftAnswers(draft), ...answers });

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const row = () => screen.getByRole('group', { name: /business premise|electronic device/i });
const inRow = (name: string) => within(row()).getByLabelText(name, { selector: 'input, select' });

async function type(user: UserEvent, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.click(field);
  await user.paste(text);
}

function messageOf(field: HTMLElement): string {
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

describe('fiscalization', () => {
  it('asks nothing until it is switched on, and takes the tax number from the VAT number then', async () => {
    const { user } = await open(sampleDraft());
    expect(screen.queryByLabelText('Tax number')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Confirm invoices with the tax authority' }));
    expect(screen.getByLabelText('Tax number')).toHaveProperty('value', '50223054');
  });

  it.each([
    ['Responsible person name', ' ', 'Fill in this field.'],
    ['Tax number', '5022305', 'A Slovenian tax number has exactly 8 digits.'],
    ['Tax number', 'abc', 'A Slovenian tax number has exactly 8 digits.'],
  ])('%s refuses "%s"', async (name, typed, message) => {
    const { user } = await open();
    await type(user, screen.getByLabelText(name), typed);
    await user.tab();
    await waitFor(() => expect(messageOf(screen.getByLabelText(name))).toContain(message));
  });

  it('warns about the check digit of a tax number and takes it', async () => {
    const { user } = await open();
    await type(user, screen.getByLabelText('Tax number'), '50223055');
    await user.tab();
    expect(messageOf(screen.getByLabelText('Tax number'))).toContain('The check digit of this tax number is wrong.');
    expect(screen.getByLabelText('Tax number').getAttribute('aria-invalid')).toBeNull();
  });

  it('says with Next what is missing besides its fields', async () => {
    const { user } = await open(withFiscalization(sampleDraft(), { certificate: null, premises: [], devices: [] }));
    await user.click(button('Next'));
    const summary = await screen.findByRole('alert');
    for (const text of [
      'Certificate: Add the certificate with its password.',
      'Business premises: Add a business premise.',
      'Electronic devices: Add an electronic device.',
    ])
      expect(within(summary).getByText(text)).toBeDefined();
  });
});

describe('a business premise', () => {
  it.each([
    ['ID', 'PE-1', 'The business premise ID may include only letters and numbers.'],
    ['ID', 'ČRNUČE', 'The business premise ID may include only letters and numbers.'],
    ['ID', 'X'.repeat(21), 'The business premise ID may have at most 20 characters.'],
    ['ID', 'voz1', 'The business premise ID already exists.'],
    ['Address', 'x'.repeat(101), 'Enter at most 100 characters.'],
    ['House no.', 'x'.repeat(11), 'Enter at most 10 characters.'],
    ['Addition', 'x'.repeat(11), 'Enter at most 10 characters.'],
    ['Postal code', '420', 'A Slovenian post code has four digits.'],
    ['Post', 'x'.repeat(41), 'Enter at most 40 characters.'],
    ['City', ' ', 'Fill in this field.'],
    ['Cadastral number', '10000', 'Enter a whole number from 0 to 9999.'],
    ['Building number', '1,5', 'Enter a whole number from 0 to 99999.'],
    ['Section number', '-1', 'Enter a whole number from 0 to 9999.'],
    ['Valid from', '31.02.2026', 'Enter the date as DD.MM.YYYY.'],
  ])('refuses as %s "%s" when it is saved', async (name, typed, message) => {
    const { user, calls } = await open();
    await user.click(button('Edit PE1'));
    await type(user, inRow(name), typed);
    await user.click(button('Save premise'));
    await waitFor(() => expect(messageOf(inRow(name))).toContain(message));
    expect(calls.some(({ route }) => route.includes('/premises'))).toBe(false);
  });

  it('is saved by Enter, with what belongs to its type alone', async () => {
    const saved = samplePremise({
      id: '019a9f00-0000-7000-8000-0000000001ff',
      premise_id: 'KIOSK4',
      type: 'movable-b',
    });
    const { user, calls } = await open(withFiscalization(sampleDraft()), {
      [`POST ${path}/premises`]: ok(saved, 201),
    });
    await user.click(button('Add premise'));
    await user.selectOptions(inRow('Type'), 'Movable: object on a fixed location');
    expect(within(row()).queryByLabelText('Address')).toBeNull();
    await type(user, inRow('ID'), 'KIOSK4');
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Edit KIOSK4' });
    const sent = calls.find(({ route }) => route === `POST ${path}/premises`)?.body;
    expect(sent).toMatchObject({ premise_id: 'KIOSK4', type: 'movable-b' });
    expect(Object.keys(sent ?? {}).toSorted()).toEqual(['premise_id', 'type', 'valid_from']);
  });

  it('finds the post office of a post code', async () => {
    const { user } = await open(withFiscalization(sampleDraft(), { premises: [] }));
    await user.click(button('Add premise'));
    await type(user, inRow('Postal code'), '2000');
    await waitFor(() => expect(inRow('Post')).toHaveProperty('value', 'Maribor'));
  });

  it('shows what the service says on its field, and keeps what was typed', async () => {
    const message = 'Another company CRM with the same tax number already has this business premise ID.';
    const { user } = await open(withFiscalization(sampleDraft()), {
      [`PUT ${path}/premises/${samplePremise().id}`]: invalid({ premise_id: [message] }),
    });
    await user.click(button('Edit PE1'));
    await type(user, inRow('ID'), 'PE9');
    await user.click(button('Save premise'));
    await waitFor(() => expect(messageOf(inRow('ID'))).toContain(message));
    expect(inRow('ID')).toHaveProperty('value', 'PE9');
  });

  it('that somebody else has changed is told so, and saved over by a second press', async () => {
    const newer = samplePremise({ version: 5 });
    const { user, calls } = await open(withFiscalization(sampleDraft()), {
      [`PUT ${path}/premises/${newer.id}`]: [
        { ...problem(412, { code: 'stale' }), body: { status: 412, code: 'stale', message: 'x', current: newer } },
        ok({ ...newer, version: 6, city: 'Kranj' }),
      ],
    });
    await user.click(button('Edit PE1'));
    await type(user, inRow('City'), 'Kranj');
    await user.click(button('Save premise'));
    await screen.findByText(/Somebody else has changed this row in the meantime/);
    await user.click(button('Save premise'));
    await waitFor(() => expect(screen.queryByRole('group', { name: /Business premise PE1/ })).toBeNull());
    const versions = calls.filter(({ route }) => route.startsWith('PUT') && route.includes('/premises/'));
    expect(versions.map(({ body }) => body['_version'])).toEqual(['1', '5']);
  });

  it('goes with its devices once that is confirmed', async () => {
    const { user } = await open(withFiscalization(sampleDraft()), {
      [`DELETE ${path}/premises/${samplePremise().id}`]: { status: 204 },
    });
    await user.click(button('Delete PE1'));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog.textContent).toContain('The business premise PE1 and its 1 electronic device are deleted.');
    await user.click(within(dialog).getByRole('button', { name: 'Delete premise' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit PE1' })).toBeNull());
    expect(screen.queryByRole('button', { name: 'Edit BLAG1' })).toBeNull();
  });

  it('that is open and not saved holds Next back', async () => {
    const { user } = await open();
    await user.click(button('Edit PE1'));
    await type(user, inRow('City'), 'Kranj');
    expect(hasUnsavedWork()).toBe(true);
    await user.click(button('Next'));
    expect(await screen.findByText('Business premises: Save or cancel the open row first.')).toBeDefined();
  });
});

describe('an electronic device', () => {
  it.each([
    ['BLAG-1', 'The electronic device ID may include only letters and numbers.'],
    ['blag1', 'The electronic device ID already exists.'],
    ['B'.repeat(21), 'The electronic device ID may have at most 20 characters.'],
  ])('refuses the id "%s"', async (typed, message) => {
    const { user } = await open();
    await user.click(button('Add device'));
    await user.selectOptions(inRow('Business premise'), 'PE1');
    await type(user, inRow('ID'), typed);
    await user.click(button('Save device'));
    await waitFor(() => expect(messageOf(inRow('ID'))).toContain(message));
  });

  it('may have the id of a device in another premise', async () => {
    const [, second = samplePremise()] = withFiscalization(sampleDraft()).premises;
    const { user } = await open(withFiscalization(sampleDraft()), {
      [`POST ${path}/devices`]: ok(
        sampleDevice({ id: '019a9f00-0000-7000-8000-0000000002a2', premise: second.id }),
        201,
      ),
    });
    await user.click(button('Add device'));
    await user.selectOptions(inRow('Business premise'), 'PE2');
    await type(user, inRow('ID'), 'BLAG1');
    await user.click(button('Save device'));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Edit BLAG1' })).toHaveLength(2));
  });

  it('needs a business premise first', async () => {
    await open(withFiscalization(sampleDraft(), { premises: [], devices: [] }));
    expect(screen.getByText('Add a business premise first.')).toBeDefined();
  });
});

describe('the certificate', () => {
  const withoutCertificate = () => withFiscalization(sampleDraft(), { certificate: null });
  const file = new File(['p12'], 'potrdilo.p12');

  async function choose(user: UserEvent, chosen = file) {
    const input = document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no file field');
    await user.upload(input, chosen);
  }

  it('is uploaded with its password and shown by what it says', async () => {
    const { user } = await open(withoutCertificate(), { [`POST ${path}/certificate`]: ok(sampleCertificate()) });
    await choose(user);
    await user.type(screen.getByLabelText('Certificate password'), 'geslo-1{Enter}');
    expect(await screen.findByText('from 14.03.2024 to 14.03.2029')).toBeDefined();
    expect(screen.queryByLabelText('Certificate password')).toBeNull();
  });

  it('with another password is refused in the words of the specification, and the file stays', async () => {
    const message = 'The certificate and password combination is incorrect.';
    const { user } = await open(withoutCertificate(), {
      [`POST ${path}/certificate`]: invalid({ password: [message] }),
    });
    await choose(user);
    await user.type(screen.getByLabelText('Certificate password'), 'geslo-2');
    await user.click(button('Upload certificate'));
    await waitFor(() => expect(messageOf(screen.getByLabelText('Certificate password'))).toContain(message));
    expect(screen.getByText('potrdilo.p12')).toBeDefined();
  });

  it('that is for another tax number and from the test authority is warned about', async () => {
    const certificate = sampleCertificate({ tax_number: '10019880', issuer: 'Tax CA Test', issuer_kind: 'test' });
    await open(withFiscalization(sampleDraft(), { certificate }));
    expect(screen.getByText(/The certificate is for the tax number 10019880, not for yours/)).toBeDefined();
    expect(screen.getByText(/This is a test certificate/)).toBeDefined();
  });

  it('is deleted once that is confirmed', async () => {
    const { user } = await open(undefined, { [`DELETE ${path}/certificate`]: { status: 204 } });
    await user.click(button('Delete 50223054-1.p12'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete certificate' }),
    );
    await waitFor(() => expect(screen.queryByText('50223054-1.p12')).toBeNull());
  });
});

describe('the act', () => {
  it('is not to be had until everything above it is filled, and says what is missing', async () => {
    const { user } = await open(withFiscalization(sampleDraft(), { devices: [] }));
    const reason = 'Missing: Electronic devices, your confirmation above.';
    expect(screen.getByText(new RegExp(reason))).toBeDefined();
    expect(button('Download act').getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('checkbox'));
    expect(screen.getByText(/Missing: Electronic devices\./)).toBeDefined();
  });

  it('is to be had once the terms are accepted', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('checkbox'));
    expect(button('Download act').getAttribute('aria-disabled')).not.toBe('true');
  });
});

it('is left for later where it was never switched on', async () => {
  const { user } = await open(emptyDraft());
  await user.click(button('Next'));
  await screen.findByRole('heading', { level: 1, name: 'Plugins' });
});
