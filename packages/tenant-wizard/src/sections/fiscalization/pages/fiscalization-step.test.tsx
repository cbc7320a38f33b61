import type { Tenant } from '@atrium/api-client/contract';
import {
  sampleCertificate,
  sampleDevice,
  samplePremise,
  withFiscalization,
  draftId,
  emptyDraft,
  sampleDraft,
} from '@atrium/api-client/testing/samples';
import { invalid, ok, problem, type StubAnswers } from '@atrium/api-client/testing/stub';
import { hasUnsavedWork } from '@atrium/ui-kit';
import { chooseOption } from '@atrium/ui-kit/choose-option.fixture';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { draftAnswers } from '../../../testing/draft-answers';
import { validateFields } from '../../../testing/validate-fields';
import { fieldNamed, fillIn, messageOf, openSection } from '../../../testing/open-section';
import { watchSavedFiles } from '../../../testing/watch-saved-files';

vi.setConfig({ testTimeout: 90_000 });
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: vi.fn(), removeEventListener: vi.fn() }));

const path = `/tenants/${draftId}`;
const open = (draft: Tenant = withFiscalization(sampleDraft()), answers: StubAnswers = {}) =>
  openSection('fiscalization', 'Fiscalization', { ...draftAnswers(draft), ...answers });

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const row = () => screen.getByRole('group', { name: /business premise|electronic device/i });
const inRow = (name: string) => fieldNamed(name, row());

describe('Fiscalization', () => {
  it('requires nothing until it is enabled, and then copies the tax number from the VAT number', async () => {
    const { user } = await open(sampleDraft());
    expect(screen.queryByLabelText('Tax number')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Confirm invoices with the tax authority' }));
    expect(screen.getByLabelText('Tax number')).toHaveProperty('value', '50223054');
  });

  it('shows why a value is wrong, and saves the right ones', async () => {
    const { user, saves } = await open();
    await validateFields(
      user,
      [
        {
          label: 'Tax number',
          bad: [['5022305', 'A Slovenian tax number has exactly 8 digits.']],
          good: ['50223054'],
        },
        { label: 'Invoice numbers', bad: [], good: ['premise'] },
        { label: 'With each calendar year', bad: [], good: ['continue'] },
      ],
      fieldNamed,
    );
    await waitFor(() =>
      expect(saves().at(-1)).toMatchObject({
        tax_number: '50223054',
        numbering: 'premise',
        numbering_restarts: 'false',
      }),
    );
  });

  it('warns about the check digit of a tax number and accepts it', async () => {
    const { user } = await open();
    await fillIn(user, screen.getByLabelText('Tax number'), '50223055');
    await user.tab();
    expect(messageOf(screen.getByLabelText('Tax number'))).toContain('The check digit of this tax number is wrong.');
    expect(screen.getByLabelText('Tax number').getAttribute('aria-invalid')).toBeNull();
  });

  it('lists on Next what is missing outside of its fields', async () => {
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

describe('a premise without a device', () => {
  const bare = () => withFiscalization(sampleDraft(), { devices: [sampleDevice()] });

  it('is listed and makes the section incomplete', async () => {
    const { user } = await open(bare());
    const steps = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(steps.getByRole('link', { name: /Fiscalization/ }).textContent).toContain('Incomplete');
    await user.click(button('Next'));
    expect(await screen.findByText('Electronic devices: Add an electronic device for: PE2, VOZ1.')).toBeDefined();
  });

  it('prevents the download of the act', async () => {
    await open(bare());
    expect(screen.getByText(/Missing: Electronic devices, your confirmation above\./)).toBeDefined();
  });
});

describe('a business premise', () => {
  it('shows why its ID or the number of its building is wrong', async () => {
    const { user, calls } = await open();
    await user.click(button('Edit PE1'));
    await validateFields(
      user,
      [
        { label: 'ID', bad: [['voz1', 'The business premise ID already exists.']], good: ['PE9'] },
        { label: 'Building number', bad: [['100000', 'Enter a whole number from 0 to 99999.']], good: ['99999'] },
      ],
      inRow,
    );
    expect(calls.some(({ route }) => route.includes('/premises'))).toBe(false);
  });

  it('saves an immovable one with its address', async () => {
    const { user, calls } = await open(withFiscalization(sampleDraft()), {
      [`PUT ${path}/premises/${samplePremise().id}`]: ok(samplePremise({ version: 2 })),
    });
    await user.click(button('Edit PE1'));
    await fillIn(user, inRow('House no.'), '7');
    await fillIn(user, inRow('Addition'), 'b');
    await fillIn(user, inRow('Building number'), '99999');
    await user.click(button('Save premise'));
    await waitFor(() => expect(screen.queryByRole('group', { name: /Business premise PE1/ })).toBeNull());
    expect(calls.find(({ route }) => route.startsWith('PUT') && route.includes('/premises/'))?.body).toEqual({
      premise_id: 'PE1',
      type: 'immovable',
      valid_from: '2026-11-21',
      address: 'Jenkov trg',
      house_number: '7',
      house_number_additional: 'b',
      postal_code: '4207',
      post: 'Cerklje',
      city: 'Cerklje na Gorenjskem',
      cadastral_number: '2082',
      building_number: '99999',
      section_number: '1',
      _version: '1',
    });
  });

  it('saves on Enter only the fields of its type', async () => {
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
    await fillIn(user, inRow('ID'), 'KIOSK4');
    await user.keyboard('{Enter}');
    await screen.findByRole('button', { name: 'Edit KIOSK4' });
    const sent = calls.find(({ route }) => route === `POST ${path}/premises`)?.body;
    expect(sent).toMatchObject({ premise_id: 'KIOSK4', type: 'movable-b' });
    expect(Object.keys(sent ?? {}).toSorted()).toEqual(['premise_id', 'type', 'valid_from']);
  });

  it('finds the post office of a post code', async () => {
    const { user } = await open(withFiscalization(sampleDraft(), { premises: [] }));
    await user.click(button('Add premise'));
    await fillIn(user, inRow('Postal code'), '2000');
    await waitFor(() => expect(inRow('Post')).toHaveProperty('value', 'Maribor'));
  });

  it('shows the service’s error at its field and keeps the input', async () => {
    const message = 'Another company CRM with the same tax number already has this business premise ID.';
    const { user } = await open(withFiscalization(sampleDraft()), {
      [`PUT ${path}/premises/${samplePremise().id}`]: invalid({ premise_id: [message] }),
    });
    await user.click(button('Edit PE1'));
    await fillIn(user, inRow('ID'), 'PE9');
    await user.click(button('Save premise'));
    await waitFor(() => expect(messageOf(inRow('ID'))).toContain(message));
    expect(inRow('ID')).toHaveProperty('value', 'PE9');
  });

  it('reports a change by another user and overwrites it on the second press', async () => {
    const newer = samplePremise({ version: 5 });
    const { user, calls } = await open(withFiscalization(sampleDraft()), {
      [`PUT ${path}/premises/${newer.id}`]: [
        { ...problem(412, { code: 'stale' }), body: { status: 412, code: 'stale', message: 'x', current: newer } },
        ok({ ...newer, version: 6, city: 'Kranj' }),
      ],
    });
    await user.click(button('Edit PE1'));
    await fillIn(user, inRow('City'), 'Kranj');
    await user.click(button('Save premise'));
    await screen.findByText(/Someone else has changed this row/);
    await user.click(button('Save premise'));
    await waitFor(() => expect(screen.queryByRole('group', { name: /Business premise PE1/ })).toBeNull());
    const versions = calls.filter(({ route }) => route.startsWith('PUT') && route.includes('/premises/'));
    expect(versions.map(({ body }) => body['_version'])).toEqual(['1', '5']);
  });

  it('is deleted with its devices after a confirmation', async () => {
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

  it('reports a failed deletion and stays', async () => {
    const { user } = await open(withFiscalization(sampleDraft()), {
      [`DELETE ${path}/premises/${samplePremise().id}`]: problem(500, { code: 'internal' }),
    });
    await user.click(button('Delete PE1'));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete premise' }));
    expect(await screen.findByText('The row was not deleted. Try again.')).toBeDefined();
    expect(button('Edit PE1')).toBeDefined();
  });

  it('prevents Next while it is open and unsaved', async () => {
    const { user } = await open();
    await user.click(button('Edit PE1'));
    await fillIn(user, inRow('City'), 'Kranj');
    expect(hasUnsavedWork()).toBe(true);
    await user.click(button('Next'));
    expect(await screen.findByText('Business premises: Save or cancel the open row first.')).toBeDefined();
  });
});

describe('an electronic device', () => {
  it('shows why its premise or its ID is wrong', async () => {
    const { user } = await open();
    await user.click(button('Add device'));
    await user.click(button('Save device'));
    await waitFor(() => expect(messageOf(inRow('Business premise'))).toContain('Choose a value.'));
    await validateFields(
      user,
      [
        { label: 'Business premise', bad: [], good: [samplePremise().id] },
        { label: 'ID', bad: [['blag1', 'The electronic device ID already exists.']], good: ['BLAG9'] },
      ],
      inRow,
    );
  });

  it('accepts the id of a device in another premise', async () => {
    const [, second = samplePremise()] = withFiscalization(sampleDraft()).premises;
    const { user } = await open(withFiscalization(sampleDraft()), {
      [`POST ${path}/devices`]: ok(
        sampleDevice({ id: '019a9f00-0000-7000-8000-0000000002a2', premise: second.id }),
        201,
      ),
    });
    await user.click(button('Add device'));
    await user.selectOptions(inRow('Business premise'), 'PE2');
    await fillIn(user, inRow('ID'), 'BLAG1');
    await user.click(button('Save device'));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Edit BLAG1' })).toHaveLength(2));
  });

  it('offers a search for its premise if there are more than ten', async () => {
    const premises = Array.from({ length: 11 }, (_, index) =>
      samplePremise({ id: `019a9f00-0000-7000-8000-0000000005${10 + index}`, premise_id: `PE${index + 1}` }),
    );
    const { user, calls } = await open(withFiscalization(sampleDraft(), { premises, devices: [] }), {
      [`POST ${path}/devices`]: ok(sampleDevice({ premise: premises[10]?.id ?? '' }), 201),
    });
    await user.click(button('Add device'));
    await fillIn(user, inRow('ID'), 'BLAG1');
    await user.click(button('Save device'));
    expect(messageOf(inRow('Business premise'))).toBe('Choose a value.');
    await chooseOption(user, inRow('Business premise'), 'PE11');
    expect(messageOf(inRow('Business premise'))).toBe('');
    await user.click(button('Save device'));
    await waitFor(() =>
      expect(calls.find(({ route }) => route === `POST ${path}/devices`)?.body).toMatchObject({
        device_id: 'BLAG1',
        premise: premises[10]?.id,
      }),
    );
  });

  it('requires a business premise first', async () => {
    await open(withFiscalization(sampleDraft(), { premises: [], devices: [] }));
    expect(screen.getByText('Add a business premise first.')).toBeDefined();
  });
});

describe('the certificate', () => {
  const withoutCertificate = () => withFiscalization(sampleDraft(), { certificate: null });
  const file = new File(['p12'], 'potrdilo.p12');

  const fileInput = () => document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail('no file field');
  const choose = (user: UserEvent) => user.upload(fileInput(), file);

  it('is uploaded with its password and shows its content', async () => {
    const { user } = await open(withoutCertificate(), { [`POST ${path}/certificate`]: ok(sampleCertificate()) });
    await choose(user);
    await user.type(screen.getByLabelText('Certificate password'), 'geslo-1{Enter}');
    expect(await screen.findByText('from 14.03.2024 to 14.03.2029')).toBeDefined();
    expect(screen.queryByLabelText('Certificate password')).toBeNull();
  });

  it('rejects a wrong password in the words of the specification and keeps the file', async () => {
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

  it('reports a failed upload and can be uploaded again', async () => {
    const { user } = await open(withoutCertificate(), {
      [`POST ${path}/certificate`]: [problem(500, { code: 'internal' }), ok(sampleCertificate())],
    });
    await choose(user);
    await user.type(screen.getByLabelText('Certificate password'), 'geslo-1{Enter}');
    expect(await screen.findByText('The certificate was not uploaded. Try again.')).toBeDefined();
    await user.click(button('Upload certificate'));
    expect(await screen.findByText('Certificate uploaded')).toBeDefined();
  });

  it.each([
    [new File(['p12'], 'potrdilo.png'), 'potrdilo.png is not one of these types: .p12, .pfx.'],
    [new File(['x'.repeat(64 * 1024 + 1)], 'velika.p12'), 'velika.p12 is larger than 64 KB.'],
  ])('accepts only small files of its type', async (chosen, told) => {
    await open(withoutCertificate());
    fireEvent.change(fileInput(), { target: { files: [chosen] } });
    expect(await screen.findByText(told)).toBeDefined();
    expect(screen.queryByLabelText('Certificate password')).toBeNull();
  });

  it('reports a failed deletion and stays', async () => {
    const { user } = await open(undefined, { [`DELETE ${path}/certificate`]: problem(500, { code: 'internal' }) });
    await user.click(button('Delete 50223054-1.p12'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete certificate' }),
    );
    expect(await screen.findByText('The certificate was not deleted. Try again.')).toBeDefined();
    expect(screen.getByText('50223054-1.p12')).toBeDefined();
  });

  it('warns about another tax number and a test issuer', async () => {
    const certificate = sampleCertificate({ tax_number: '10019880', issuer: 'Tax CA Test', issuer_kind: 'test' });
    await open(withFiscalization(sampleDraft(), { certificate }));
    expect(screen.getByText(/The certificate is for the tax number 10019880, not for yours/)).toBeDefined();
    expect(screen.getByText(/This is a test certificate/)).toBeDefined();
  });

  it('is deleted after a confirmation', async () => {
    const { user } = await open(undefined, { [`DELETE ${path}/certificate`]: { status: 204 } });
    await user.click(button('Delete 50223054-1.p12'));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete certificate' }),
    );
    await waitFor(() => expect(screen.queryByText('50223054-1.p12')).toBeNull());
  });
});

describe('the internal act', () => {
  const saved = watchSavedFiles();

  it('lists what is missing until everything above it is filled in', async () => {
    const { user } = await open(withFiscalization(sampleDraft(), { devices: [] }));
    const reason = 'Missing: Electronic devices, your confirmation above.';
    expect(screen.getByText(new RegExp(reason))).toBeDefined();
    expect(button('Download act').getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByRole('checkbox'));
    expect(screen.getByText(/Missing: Electronic devices\./)).toBeDefined();
  });

  it('is downloaded once the terms are accepted, after unsaved changes are saved', async () => {
    const { user, calls } = await open(undefined, { [`GET ${path}/fiscalization/act`]: ok('%PDF-1.7') });
    await user.click(screen.getByRole('checkbox'));
    await user.click(button('Download act'));
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['interni-akt.pdf']));
    expect(saved[0]?.blob.size).toBeGreaterThan(0);
    const routes = calls.map(({ route }) => route);
    expect(routes.indexOf(`PUT ${path}/sections/fiscalization`)).toBeLessThan(
      routes.indexOf(`GET ${path}/fiscalization/act`),
    );
    expect(routes).toContain(`PUT ${path}/sections/fiscalization`);
  });

  it('reports a failed download and can be requested again', async () => {
    const { user } = await open(undefined, {
      [`GET ${path}/fiscalization/act`]: [problem(500, { code: 'internal' }), ok('%PDF-1.7')],
    });
    await user.click(screen.getByRole('checkbox'));
    await user.click(button('Download act'));
    expect(await screen.findByText('The act was not downloaded. Try again.')).toBeDefined();
    await user.click(button('Download act'));
    await waitFor(() => expect(saved).toHaveLength(1));
  });
});

it('is left for later if it was never enabled', async () => {
  const { user } = await open(emptyDraft());
  await user.click(button('Next'));
  await screen.findByRole('heading', { level: 1, name: 'Plugins' });
});
