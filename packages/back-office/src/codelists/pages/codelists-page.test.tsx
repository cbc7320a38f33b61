import { sampleAdministrator, readOnlyCodelists, sampleCodelists } from '@atrium/api-client/testing/samples';
import { invalid, ok, problem, stubService, type StubAnswers } from '@atrium/api-client/testing/stub';
import { conflictMessages } from '@atrium/forms/conflict';
import { I18nProvider, type Language } from '@atrium/i18n';
import { listMessages } from '@atrium/i18n/lists';
import { startI18nForTests } from '@atrium/i18n/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { backOfficeMessages } from '../../components/messages';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userWith } from '../../testing/user-with';
import { codelistsMessages } from '../messages';
import { codelistAnswers, usedAnswers, usedUnits } from '../testing/codelist-answers';

let isPhone = false;
vi.stubGlobal('matchMedia', () => ({ matches: isPhone, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
beforeEach(() => {
  isPhone = false;
});

const address = '/administration/codelists';
const [units, rates] = sampleCodelists;
const own = sampleCodelists[3];

interface Opening {
  readonly path?: string;
  readonly answers?: StubAnswers;
  readonly language?: Language;
  readonly account?: typeof sampleAdministrator;
}

async function open({ path = address, answers = {}, language = 'en', account = sampleAdministrator }: Opening = {}) {
  const messages = [backOfficeMessages, conflictMessages, codelistsMessages, listMessages];
  const i18n = await startI18nForTests({ messages, language });
  const service = stubService({ ...codelistAnswers(), ...answers });
  render(
    <I18nProvider i18n={i18n}>
      <BackOfficeScreen path={path} service={service} user={account} />
    </I18nProvider>,
  );
  const sent = (route: string) => service.calls.filter((call) => call.route === route).map(({ body }) => body);
  return { user: userEvent.setup(), sent };
}

const rowOf = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }));
const field = (name: RegExp) => screen.getByRole('textbox', { name });

describe('the page of codelists', () => {
  it('opens the first codelist, with its key and the number of its options', async () => {
    await open();
    expect((await rowOf('Square metre')).getByText('square_metre')).toBeDefined();
    expect(screen.getByText('units').parentElement?.textContent).toBe('units, 4 options, used in company CRMs');
    const link = within(screen.getByRole('navigation', { name: 'Codelist' })).getByRole('link', { name: 'Units 4' });
    expect(link.getAttribute('aria-current')).toBe('page');
  });

  it('opens the codelist in the address, with the values of its options', async () => {
    await open({ path: `${address}/${rates.id}` });
    expect((await rowOf('Reduced rate')).getByText('9,5 %')).toBeDefined();
  });

  it('is read-only for users who may only view it', async () => {
    await open({ account: userWith('view/codelists'), answers: codelistAnswers(readOnlyCodelists) });
    const row = await rowOf('Square metre');
    expect(row.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Add option' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'New codelist' })).toBeNull();
  });

  it('loads the codelists again on Retry', async () => {
    const list = codelistAnswers()['GET /codelists'];
    const { user } = await open({ answers: { 'GET /codelists': [problem(500), list as ReturnType<typeof ok>] } });
    await screen.findByText('The codelists could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rowOf('Square metre')).toBeDefined();
  });

  it('shows which permission is missing', async () => {
    await open({ account: userWith('view/media') });
    expect(await screen.findByText('Ask an administrator for the permission view/codelists.')).toBeDefined();
  });

  it('shows the page in Slovenian', async () => {
    await open({ language: 'sl' });
    await rowOf('Square metre');
    expect(screen.getByRole('heading', { level: 1, name: 'Šifranti' })).toBeDefined();
    expect(screen.getByText('units').parentElement?.textContent).toBe('units, 4 možnosti, v rabi v CRM-jih podjetij');
  });
});

describe('an option', () => {
  const added = { ...units.data[0], id: 'new', key: 'box', title: 'Box' };

  it('is added with its key and both titles', async () => {
    const { user, sent } = await open({ answers: { 'POST /codelists/storeData': ok(added, 201) } });
    await user.click(await screen.findByRole('button', { name: 'Add option' }));
    expect(document.activeElement).toBe(field(/^Key/));
    await user.keyboard('box');
    await user.type(field(/^English/), 'Box');
    await user.type(field(/^Slovenian/), 'Škatla{Enter}');
    await screen.findByText('The option Box was added');
    expect(sent('POST /codelists/storeData')).toEqual([
      { schema_slug: 'units', params: { key: 'box', title_en: 'Box', title_sl: 'Škatla' } },
    ]);
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('requires a valid key and both titles', async () => {
    const { user, sent } = await open();
    await user.click(await screen.findByRole('button', { name: 'Add option' }));
    await user.type(field(/^Key/), 'two words{Enter}');
    await screen.findByText(/^Use letters, digits/);
    expect(screen.getAllByText('Fill in this field.')).toHaveLength(2);
    expect(sent('POST /codelists/storeData')).toEqual([]);
  });

  it('shows the service’s error at its field', async () => {
    const answers = { 'POST /codelists/storeData': invalid({ 'params.key': ['This key already exists.'] }) };
    const { user } = await open({ answers });
    await user.click(await screen.findByRole('button', { name: 'Add option' }));
    await user.type(field(/^Key/), 'hour');
    await user.type(field(/^English/), 'Hour');
    await user.type(field(/^Slovenian/), 'Ura{Enter}');
    await screen.findByText('This key already exists.');
    expect(field(/^Key/).getAttribute('aria-invalid')).toBe('true');
  });

  it('is edited with its key fixed, based on the version that was opened', async () => {
    const { user, sent } = await open({ answers: { 'PUT /codelists/updateData': ok({ ...added, title: 'Hours' }) } });
    await user.click((await rowOf('Hour')).getByRole('button', { name: 'Edit Hour' }));
    expect(field(/^Key/).getAttribute('readonly')).not.toBeNull();
    await user.clear(field(/^English/));
    await user.type(field(/^English/), 'Hours{Enter}');
    await screen.findByText('The option Hours was saved');
    const [hour] = units.data.slice(1);
    expect(sent('PUT /codelists/updateData')).toEqual([
      {
        schema_slug: 'units',
        data_id: hour?.id,
        params: { title_en: 'Hours', title_sl: 'Ura', hidden: 'false' },
        _version: '1',
      },
    ]);
  });

  it('asks which value to save after another person’s change, and takes over the fields that only they changed', async () => {
    const current = { ...units.data[1], title_en: 'Working hour', title_sl: 'Delovna ura', version: 7 };
    const stale = problem(412, { code: 'stale', current } as object);
    const { user, sent } = await open({ answers: { 'PUT /codelists/updateData': [stale, stale, ok(added)] } });
    await user.click((await rowOf('Hour')).getByRole('button', { name: 'Edit Hour' }));
    await user.type(field(/^English/), 's{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this too' });
    expect(within(dialog).getAllByRole('group')).toHaveLength(1);
    await user.click(within(dialog).getAllByRole('button', { name: 'Back to the form' })[0] ?? dialog);
    await screen.findByText(/^Someone else has changed this/);
    expect(field(/^English/)).toHaveProperty('value', 'Hours');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Save your choice' }));
    await screen.findByText('The option Box was saved');
    expect(sent('PUT /codelists/updateData').at(-1)).toMatchObject({
      params: { title_en: 'Hours', title_sl: 'Delovna ura' },
      _version: '7',
    });
  });

  it('keeps its value as people type it', async () => {
    const path = `${address}/${rates.id}`;
    const { user, sent } = await open({ path, answers: { 'PUT /codelists/updateData': ok(added) } });
    await user.click((await rowOf('Reduced rate')).getByRole('button', { name: 'Edit Reduced rate' }));
    const value = field(/^Value/) as HTMLInputElement;
    expect(value.value).toBe('9,5');
    await user.clear(value);
    await user.type(value, '8,25{Enter}');
    await waitFor(() => expect(sent('PUT /codelists/updateData')).toHaveLength(1));
    expect(sent('PUT /codelists/updateData')[0]?.['params']).toMatchObject({ value: '825' });
  });

  it('has its actions in one menu on a phone', async () => {
    isPhone = true;
    const { user } = await open();
    await user.click((await rowOf('Hour')).getByRole('button', { name: 'Actions for Hour' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit Hour' }));
    await waitFor(() => expect(document.activeElement).toBe(field(/^Key/)));
    await user.keyboard('{Escape}');
    await user.click((await rowOf('Hour')).getByRole('button', { name: 'Actions for Hour' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete Hour' }));
    expect(await screen.findByRole('alertdialog')).toBeDefined();
  });

  it('keeps the focus on the key that the service refuses', async () => {
    const refusal = invalid({ 'params.key': ['This key already exists in the codelist.'] });
    const { user } = await open({ answers: { 'POST /codelists/storeData': refusal } });
    await user.click(await screen.findByRole('button', { name: /Add option/ }));
    await user.type(field(/^Key/), 'hour');
    await user.type(field(/^English/), 'Working hour');
    await user.type(field(/^Slovenian/), 'Delovna ura{Enter}');
    await screen.findByText('This key already exists in the codelist.');
    await waitFor(() => expect(document.activeElement).toBe(field(/^Key/)));
  });

  it('is deleted after a confirmation', async () => {
    const { user, sent } = await open({ answers: { 'POST /codelists/removeData': { status: 204 } } });
    await user.click((await rowOf('Hour')).getByRole('button', { name: 'Delete Hour' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete option' }));
    await screen.findByText('The option Hour was deleted');
    expect(sent('POST /codelists/removeData')).toEqual([{ schema_slug: 'units', data_id: units.data[1]?.id }]);
  });
});

describe('an option that records use', () => {
  const removal = 'POST /codelists/removeData';
  const change = 'PUT /codelists/updateData';
  const [piece, hour] = usedUnits.data;
  const uses = `${address}?used=${hour?.id}`;
  const openUsed = (answers: StubAnswers = {}, more: Opening = {}) =>
    open({ answers: { ...usedAnswers(), ...answers }, ...more });

  async function openRemoval(answers: StubAnswers) {
    const opened = await openUsed(answers);
    await opened.user.click((await rowOf('Hour')).getByRole('button', { name: 'Delete Hour' }));
    return { ...opened, dialog: within(await screen.findByRole('dialog')) };
  }

  it('shows their number as a link', async () => {
    await openUsed();
    const link = (await rowOf('Hour')).getByRole('link', { name: '14 in use: show the records with Hour' });
    expect(link.getAttribute('href')).toBe(`?used=${hour?.id}`);
    expect(screen.getByText('units').parentElement?.textContent).toBe('units, 4 options, used by 14 records');
  });

  it('shows the records at the address of the link', async () => {
    const { user } = await openUsed({}, { path: uses });
    const drawer = within(await screen.findByRole('dialog', { name: 'Records with Hour' }));
    const link = await drawer.findByRole('link', { name: 'Zelena dolina' });
    expect(link.getAttribute('href')).toBe('/customers/91');
    expect(drawer.getByText('and 12 more')).toBeDefined();
    expect(drawer.getByText('2 finished records keep the option they were made with.')).toBeDefined();
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is deleted when another one replaces it', async () => {
    const { user, sent, dialog } = await openRemoval({ [removal]: { status: 204 } });
    expect(dialog.getByText(/^12 records use it/)).toBeDefined();
    await user.click(dialog.getByRole('button', { name: 'Replace and delete' }));
    expect(await dialog.findByText('Choose a value.')).toBeDefined();
    const choice = dialog.getByRole('combobox', { name: /^Replace by/ });
    const offered = within(choice).getAllByRole('option');
    expect(offered.map(({ textContent }) => textContent)).toEqual(['Choose an option', 'Piece', 'Square metre']);
    await user.selectOptions(choice, 'Piece');
    await user.click(dialog.getByRole('button', { name: 'Replace and delete' }));
    await screen.findByText('Hour was replaced by Piece');
    expect(sent(removal)).toEqual([{ schema_slug: 'units', data_id: hour?.id, replacement_id: piece?.id }]);
  });

  it('is hidden instead, with Undo', async () => {
    const { user, sent, dialog } = await openRemoval({ [change]: ok({ ...hour, hidden: true }) });
    await user.click(dialog.getByRole('button', { name: 'Hide option' }));
    await screen.findByText('The option Hour is hidden');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent(change)).toHaveLength(2));
    expect(sent(change).map(({ params }) => params)).toEqual([{ hidden: 'true' }, { hidden: 'false' }]);
  });

  it('keeps its key; an unused one changes it', async () => {
    const { user, sent } = await openUsed({ [change]: ok(piece) });
    await user.click((await rowOf('Hour')).getByRole('button', { name: 'Edit Hour' }));
    expect(field(/^Key/).getAttribute('readonly')).not.toBeNull();
    await user.keyboard('{Escape}');
    await user.click((await rowOf('Piece')).getByRole('button', { name: 'Edit Piece' }));
    await user.clear(field(/^Key/));
    await user.type(field(/^Key/), 'pcs{Enter}');
    await waitFor(() => expect(sent(change)).toHaveLength(1));
    expect(sent(change)[0]?.['params']).toMatchObject({ key: 'pcs' });
  });

  it('shows that it is hidden, in Slovenian', async () => {
    await openUsed({}, { language: 'sl' });
    expect((await rowOf('Dan')).getByText('Skrita')).toBeDefined();
    expect(screen.getByText('units').parentElement?.textContent).toBe('units, 4 možnosti, v rabi v 14 zapisih');
  });
});

describe('the order of options', () => {
  const [piece, hour, day, metre] = units.data.map(({ id }) => id);
  const answers = { 'PUT /codelists/orderData': ok({ data: [] }) };

  it('changes with Alt and the arrow keys, and is announced', async () => {
    const { user, sent } = await open({ answers });
    const grip = (await rowOf('Hour')).getByRole('button', { name: 'Move Hour' });
    grip.focus();
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(await screen.findByText('Hour: position 1 of 4')).toBeDefined();
    await waitFor(() => expect(sent('PUT /codelists/orderData')).toHaveLength(1));
    expect(sent('PUT /codelists/orderData')[0]).toEqual({ schema_slug: 'units', data_ids: [hour, piece, day, metre] });
  });

  it('changes by the menu of the grip', async () => {
    const { user, sent } = await open({ answers });
    await user.click((await rowOf('Piece')).getByRole('button', { name: 'Move Piece' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to the bottom' }));
    await waitFor(() => expect(sent('PUT /codelists/orderData')).toHaveLength(1));
    expect(sent('PUT /codelists/orderData')[0]?.['data_ids']).toEqual([hour, day, metre, piece]);
  });

  it('is reset to the saved one after an error', async () => {
    const { user } = await open({ answers: { 'PUT /codelists/orderData': problem(500) } });
    (await rowOf('Hour')).getByRole('button', { name: 'Move Hour' }).focus();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await screen.findByText('The order could not be saved');
    const keys = () => screen.getAllByRole('row').map((row) => row.querySelector('code')?.textContent);
    await waitFor(() => expect(keys().slice(1)).toEqual(['piece', 'hour', 'day', 'square_metre']));
  });
});

describe('a codelist', () => {
  it('is created with a key and both titles, and opens', async () => {
    const made = { ...units, id: own?.id, title: 'Boxes' };
    const { user, sent } = await open({ answers: { 'POST /codelists': ok(made, 201) } });
    await user.click(await screen.findByRole('button', { name: 'New codelist' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^English/ }), 'Boxes');
    await user.type(dialog.getByRole('textbox', { name: /^Slovenian/ }), 'Škatle');
    await user.type(dialog.getByRole('textbox', { name: /^Key/ }), 'my_boxes');
    await user.click(dialog.getByRole('button', { name: 'Create codelist' }));
    await screen.findByText('The codelist Boxes was created');
    expect(sent('POST /codelists')).toEqual([{ slug: 'my_boxes', title_en: 'Boxes', title_sl: 'Škatle' }]);
    expect(await screen.findByRole('heading', { level: 2, name: 'Boxes' })).toBeDefined();
  });

  it('is renamed, based on the version that is shown', async () => {
    const path = `${address}/${own?.id}`;
    const { user, sent } = await open({ path, answers: { [`PUT /codelists/${own?.id}`]: ok(own) } });
    await user.click(await screen.findByRole('button', { name: 'Actions for Boxes' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename codelist' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: /^English/ }), ' and crates');
    await user.click(dialog.getByRole('button', { name: 'Save name' }));
    await screen.findByText('The codelist was renamed');
    expect(sent(`PUT /codelists/${own?.id}`)).toEqual([
      { title_en: 'Boxes and crates', title_sl: 'Škatle', _version: '1' },
    ]);
  });

  it('is copied with its options, also if it comes with the product', async () => {
    const copy = { ...units, id: own?.id, title: 'Units' };
    const { user, sent } = await open({ answers: { [`POST /codelists/duplicate/${units.id}`]: ok(copy, 201) } });
    await user.click(await screen.findByRole('button', { name: 'Actions for Units' }));
    expect(screen.queryByRole('menuitem', { name: 'Rename codelist' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Copy codelist' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Create copy' }));
    await screen.findByText('The codelist Units was created');
    expect(sent(`POST /codelists/duplicate/${units.id}`)).toEqual([
      { slug: 'units_copy', title_en: 'Units', title_sl: 'Enote' },
    ]);
  });

  it('is deleted after a confirmation, unless it comes with the product', async () => {
    const { user, sent } = await open({
      path: `${address}/${own?.id}`,
      answers: { [`DELETE /codelists/${own?.id}`]: { status: 204 } },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for Boxes' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete codelist' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete codelist' }));
    await screen.findByText('The codelist Boxes was deleted');
    expect(sent(`DELETE /codelists/${own?.id}`)).toHaveLength(1);
    await user.click(await screen.findByRole('button', { name: 'Actions for Units' }));
    expect(screen.queryByRole('menuitem', { name: 'Delete codelist' })).toBeNull();
  });
});
