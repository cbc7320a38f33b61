import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import { invalid, ok, okPage, problem, stubService, type StubAnswers } from '@atrium/api-client/testing/stub';
import { conflictMessages } from '@atrium/forms/conflict';
import { I18nProvider, type Language } from '@atrium/i18n';
import { listMessages } from '@atrium/i18n/lists';
import { startI18nForTests } from '@atrium/i18n/testing';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { documentsMessages } from '../../components/documents/messages';
import { backOfficeMessages } from '../../components/messages';
import { paths } from '../../paths';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { pasteInto } from '../../testing/paste-into';
import { userWith } from '../../testing/user-with';
import { customersMessages } from '../messages';
import { customerAnswers, foundCompany, sampleCustomer, sampleImport } from '../testing/sample-customer';

const list = paths.customers.href();
const details = paths.customers.details.href(sampleCustomer.id);
const put = `PUT /customers/${sampleCustomer.id}`;

interface Opening {
  readonly path?: string;
  readonly answers?: StubAnswers;
  readonly language?: Language;
  readonly account?: typeof sampleAdministrator;
}

async function open({ path = list, answers = {}, language = 'en', account = sampleAdministrator }: Opening = {}) {
  const messages = [backOfficeMessages, conflictMessages, customersMessages, documentsMessages, listMessages];
  const i18n = await startI18nForTests({ messages, language });
  const service = stubService({ ...customerAnswers, ...answers });
  render(
    <I18nProvider i18n={i18n}>
      <BackOfficeScreen path={path} service={service} user={account} />
    </I18nProvider>,
  );
  const sent = (route: string) => service.calls.filter((call) => call.route === route).map(({ body }) => body);
  return { user: userEvent.setup(), sent };
}

beforeEach(() => sessionStorage.clear());

describe('the list of customers', () => {
  it('shows the first e-mail, else the first phone in groups, and how many more there are', async () => {
    await open();
    const link = await screen.findByRole('link', { name: sampleCustomer.title });
    const rows = screen.getAllByRole('row');
    expect(rows[1]?.textContent).toContain('alja@zabar.example');
    expect(rows[1]?.textContent).toContain('and 1 more contact');
    await waitFor(() => expect(rows[2]?.textContent).toContain('+386 41 208 774'));
    expect(rows[3]?.textContent).toContain('No contact');
    expect(rows[4]?.textContent).toContain('Personal data erased');
    expect(link.getAttribute('href')).toBe(details);
    const documents = screen.getByRole('link', { name: `Documents (6): ${sampleCustomer.title}` });
    expect(documents.getAttribute('href')).toBe(`${details}?tab=documents`);
  });

  it('explains an empty list, and offers New Subject', async () => {
    await open({ answers: { 'GET /customers': okPage([]) } });
    expect(await screen.findByRole('heading', { name: 'No customers yet' })).toBeDefined();
    expect(screen.getAllByRole('link', { name: 'New Subject' })[0]?.getAttribute('href')).toBe('/customers/new');
  });

  it('shows which permission is missing', async () => {
    await open({ account: userWith('view/nothing') });
    expect(await screen.findByText('Ask an administrator for the permission view/customers.')).toBeDefined();
  });

  it('offers no New Subject without the permission, and is in Slovenian', async () => {
    await open({ account: userWith('view/customers'), language: 'sl' });
    expect(await screen.findByRole('table', { name: 'Stranke' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Nov subjekt' })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Dokumenti' })).toBeNull();
  });

  it('deactivates a customer at once, with Undo', async () => {
    const { id } = sampleCustomer;
    const { user, sent } = await open({ answers: { [put]: ok({ ...sampleCustomer, active: false, version: 4 }) } });
    await user.click(await screen.findByRole('button', { name: `More actions for ${sampleCustomer.title}` }));
    await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(sent(`PUT /customers/${id}`)).toEqual([
        { active: 'false', _version: '3' },
        { active: 'true', _version: '4' },
      ]),
    );
  });

  it('deactivates a customer that a colleague changed, and says who deactivated it before', async () => {
    const newer = { ...sampleCustomer, city: 'Lesce', version: 9 };
    const before = { ...newer, active: false, last_modified: { ...sampleCustomer.author, full_name: 'Bor Kos' } };
    const stale = (current: object) => problem(412, { code: 'stale', current } as object);
    const answer = ok({ ...newer, active: false, version: 10 });
    const { user, sent } = await open({ answers: { [put]: [stale(newer), answer, stale(before)] } });
    const deactivate = async () => {
      await user.click(await screen.findByRole('button', { name: `More actions for ${sampleCustomer.title}` }));
      await user.click(await screen.findByRole('menuitem', { name: 'Deactivate' }));
    };
    await deactivate();
    await screen.findByText(`${sampleCustomer.title} is inactive`);
    expect(sent(put)).toMatchObject([{ _version: '3' }, { active: 'false', _version: '9' }]);
    await deactivate();
    expect(await screen.findByText(/^Bor Kos made the same change on 2/)).toBeDefined();
    expect(sent(put)).toHaveLength(3);
  });
});

describe('a customer', () => {
  const value = () => screen.findByRole('textbox', { name: /^Value/ });
  const saved = (body: object) => ok({ ...sampleCustomer, ...body, version: 4 });

  it('says that it does not exist', async () => {
    await open({ path: details, answers: { [`GET /customers/${sampleCustomer.id}`]: problem(404) } });
    expect(await screen.findByRole('heading', { name: 'Unable to find specified customer' })).toBeDefined();
  });

  it('shows its newest documents, and leads to a new one', async () => {
    await open({ path: details });
    const link = await screen.findByRole('link', { name: 'Ponudba 2026-0418' });
    expect(link.getAttribute('href')).toMatch(/^\/documents\/018f/);
    expect(screen.getByRole('link', { name: /^Show all/ }).getAttribute('href')).toBe('?tab=documents');
    expect(screen.getByRole('link', { name: 'New document' }).getAttribute('href')).toBe(
      `/documents/new/template?customer=${sampleCustomer.id}`,
    );
  });

  it('gets a contact in a new row on top: a wrong one stays in the row, Enter saves, Esc cancels', async () => {
    const { user, sent } = await open({ path: details, answers: { [put]: saved({}) } });
    await user.click(await screen.findByRole('button', { name: 'Add contact' }));
    await user.type(await value(), 'racunovodstvo@zabar{Enter}');
    expect(await screen.findByText('Enter a whole e-mail address, such as name@company.si')).toBeDefined();
    await user.type(await value(), '.si{Enter}');
    await screen.findByText('1 contact was added');
    expect(sent(put)).toMatchObject([
      {
        contacts: [
          { value: '+38640512883' },
          { value: 'alja@zabar.example' },
          { type: 'email', value: 'racunovodstvo@zabar.si' },
        ],
        _version: '3',
      },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Edit +386 40 512 883' }));
    expect((await value()).getAttribute('value')).toBe('+386 40 512 883');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('textbox', { name: /^Value/ })).toBeNull();
  });

  it('gets several contacts from several pasted lines', async () => {
    const { user, sent } = await open({ path: details, answers: { [put]: saved({}) } });
    await user.click(await screen.findByRole('button', { name: 'Add contact' }));
    await user.click(await value());
    await user.paste('bor@zabar.si\n031 234 567\n12');
    await screen.findByText('2 contacts were added');
    expect(sent(put)).toMatchObject([
      { contacts: [{}, {}, { type: 'email', value: 'bor@zabar.si' }, { type: 'phone', value: '031 234 567' }] },
    ]);
    await waitFor(async () => expect((await value()).getAttribute('value')).toBe('12'));
    expect(await screen.findByText('Enter a phone number that exists, such as +386 31 000 000')).toBeDefined();
  });

  it('loses a contact with Undo, and makes its change again over a colleague’s', async () => {
    const added = { id: '018f0000-0000-7000-8000-0000000000c9', type: 'email', value: 'nova@zabar.si' };
    const newer = { ...sampleCustomer, contacts: [...sampleCustomer.contacts, added], version: 9 };
    let calls = 0;
    const { user, sent } = await open({
      path: details,
      answers: {
        [put]: () => ((calls += 1) === 1 ? { ...problem(412), body: { code: 'stale', current: newer } } : saved({})),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Remove +386 40 512 883' }));
    await screen.findByText('+386 40 512 883 was removed');
    expect(sent(put).at(-1)).toMatchObject({
      contacts: [{ value: 'alja@zabar.example' }, { value: 'nova@zabar.si' }],
      _version: '9',
    });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent(put)).toHaveLength(3));
  });

  it('is changed in a drawer, based on the version that is shown', async () => {
    const { user, sent } = await open({ path: details, answers: { [put]: saved({}) } });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const drawer = within(await screen.findByRole('dialog'));
    await pasteInto(user, await drawer.findByRole('textbox', { name: /^City/ }), 'Lesce');
    await user.click(drawer.getByRole('button', { name: 'Save changes' }));
    await screen.findByText(`Customer ${sampleCustomer.title} updated`);
    expect(sent(put)).toMatchObject([{ city: 'Lesce', post: 'Radovljica', _version: '3' }]);
  });

  it('asks about the fields that a colleague changed too, and merges the others', async () => {
    const editor = { id: sampleCustomer.author.id, full_name: 'Bor Kos' };
    const current = {
      ...sampleCustomer,
      title: 'Žabar',
      city: 'Bled',
      street: 'Nova 1',
      last_modified: editor,
      version: 9,
    };
    const stale = problem(412, { code: 'stale', current } as object);
    const { user, sent } = await open({ path: details, answers: { [put]: [stale, saved({})] } });
    await user.click(await screen.findByRole('button', { name: 'Edit' }));
    const drawer = within(await screen.findByRole('dialog'));
    for (const name of [/^Title/, /^City/, /^Post(?!al)/])
      await pasteInto(user, await drawer.findByRole('textbox', { name }), ' X');
    await user.click(drawer.getByRole('button', { name: 'Save changes' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this too' }));
    dialog.getByText(/^Bor Kos saved other values on/);
    const [title, city] = dialog.getAllByRole('group').map((group) => within(group));
    expect(title?.getByRole('radio', { name: 'Theirs', description: 'Žabar' })).toHaveProperty('checked', false);
    await user.click(dialog.getByRole('button', { name: 'Use all of theirs' }));
    await user.click(city?.getByRole('radio', { name: 'Yours', description: 'X' }) ?? document.body);
    await user.click(dialog.getByRole('button', { name: 'Save your choice' }));
    await screen.findByText(`Customer ${sampleCustomer.title} updated`);
    expect(sent(put).at(-1)).toMatchObject({
      title: 'Žabar',
      city: 'X',
      street: 'Nova 1',
      post: 'Radovljica X',
      _version: '9',
    });
  });

  it('asks which value of a contact to save after a colleague’s change of the same one', async () => {
    const [phone, email] = sampleCustomer.contacts;
    const current = { ...sampleCustomer, contacts: [phone, { ...email, value: 'bor@zabar.example' }], version: 9 };
    const stale = problem(412, { code: 'stale', current } as object);
    const { user, sent } = await open({ path: details, answers: { [put]: [stale, saved({})] } });
    await user.click(await screen.findByRole('button', { name: 'Edit alja@zabar.example' }));
    await user.clear(await value());
    await user.type(await value(), 'nova@zabar.example{Enter}');
    await screen.findByRole('radio', { name: 'Theirs', description: 'bor@zabar.example' });
    await user.click(screen.getByRole('button', { name: 'Save your choice' }));
    await screen.findByText('nova@zabar.example was saved');
    expect(sent(put).at(-1)).toMatchObject({
      contacts: [{ id: phone?.id }, { id: email?.id, value: 'nova@zabar.example' }],
      _version: '9',
    });
  });

  it.each([
    ['Delete customer', `DELETE /customers/${sampleCustomer.id}`, `Customer ${sampleCustomer.title} was deleted`],
    ['Erase personal data', `POST /customers/${sampleCustomer.id}/erase`, 'The personal data was erased'],
  ])('%s asks first', async (action, route, notice) => {
    const answer = route.startsWith('DELETE') ? { status: 204 } : ok(sampleCustomer);
    const { user, sent } = await open({ path: details, answers: { [route]: answer } });
    await user.click(await screen.findByRole('button', { name: /^More actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: action }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: action }));
    await screen.findByText(notice);
    expect(sent(route)).toHaveLength(1);
  });
});

describe('New Subject', () => {
  const path = paths.customers.new.href();
  const find = 'POST /customers/find-company';
  const field = (name: RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
  const valueOf = async (name: RegExp) => (await field(name)).value;

  it('fills empty fields from VIES, never what was typed, and empties them on Undo', async () => {
    const { user } = await open({ path, answers: { [find]: ok(foundCompany) } });
    await pasteInto(user, await field(/^Street/), 'Moja ulica 1');
    await pasteInto(user, await field(/^VAT number/), '47360518');
    await user.keyboard('{Enter}');
    await screen.findByText(/Answered by VIES/);
    expect(await valueOf(/^Title/)).toBe('Slaščičarna Šmarnica, Nika Črv s.p.');
    expect(await valueOf(/^Street/)).toBe('Moja ulica 1');
    expect(await valueOf(/^VAT number/)).toBe('SI47360518');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => expect(await valueOf(/^Title/)).toBe(''));
    expect(await valueOf(/^Street/)).toBe('Moja ulica 1');
  });

  it('saves a company that is a customer already', async () => {
    const customer = { id: sampleCustomer.id, title: 'Nika', created_at: '2026-10-12T09:00:00.000Z' };
    const answer = { ...foundCompany, status: 'not_checked', name: null, address: null, customer };
    const { user, sent } = await open({
      path,
      answers: { [find]: ok(answer), 'POST /customers': ok(sampleCustomer, 201) },
    });
    await pasteInto(user, await field(/^VAT number/), 'SI47360518');
    await user.click(screen.getByRole('button', { name: 'Find company' }));
    await screen.findByText('This is a customer already');
    await user.click(screen.getByRole('button', { name: 'Add customer' }));
    await screen.findByText('Fill in this field.');
    await pasteInto(user, await field(/^Title/), 'Slaščičarna');
    await pasteInto(user, await field(/^E-mail/), 'nika@smarnica.si');
    await user.click(screen.getByRole('button', { name: 'Add customer' }));
    await screen.findByRole('heading', { level: 1, name: sampleCustomer.title });
    expect(sent('POST /customers')).toMatchObject([
      { title: 'Slaščičarna', vat_number: 'SI47360518', contacts: [{ type: 'email', value: 'nika@smarnica.si' }] },
    ]);
  });

  it.each([
    [{ status: 'not_checked', reason: 'unavailable' }, 'VIES does not answer'],
    [{ status: 'refused' }, 'VIES does not know SI47360518'],
  ])('says why nothing was found', async (answer, title) => {
    const { user } = await open({
      path,
      answers: { [find]: ok({ ...foundCompany, ...answer, name: null, address: null }) },
    });
    await pasteInto(user, await field(/^VAT number/), 'SI47360518');
    await user.click(screen.getByRole('button', { name: 'Find company' }));
    await screen.findByText(title);
  });

  it('needs the permission to add customers', async () => {
    await open({ path, account: userWith('view/customers') });
    expect(await screen.findByText('Ask an administrator for the permission create/customers.')).toBeDefined();
  });
});

describe('the import of customers', () => {
  const path = paths.customers.import.href();
  const checkRoute = 'POST /customers/import/check';
  const file = new File(['Naziv;E-pošta\nEna;a@b.si'], 'stranke.csv', { type: 'text/csv' });
  const choose = async (user: ReturnType<typeof userEvent.setup>) => {
    await screen.findByRole('button', { name: /Choose file/ });
    await user.upload(
      document.querySelector<HTMLInputElement>('input[type=file]') ?? document.createElement('input'),
      file,
    );
  };

  const written = { rows: 5, ready: 2, filled: 1, refused: 2, skipped: 1 };

  it('shows what happens with each row, checks it again in another encoding, and writes the ready rows', async () => {
    const { user, sent } = await open({
      path,
      answers: { [checkRoute]: ok(sampleImport), 'POST /customers/import': ok(written) },
    });
    await choose(user);
    expect(await screen.findAllByText('VAT number: Slovenian ones have 8 digits.')).not.toHaveLength(0);
    expect(screen.getByText('3 rows stay out. Nothing is written before you press Import.')).toBeDefined();
    expect(document.querySelector('[aria-current=step]')?.textContent).toContain('Columns and rows');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Encoding' }), 'utf-8');
    await waitFor(() => expect(sent(checkRoute)).toHaveLength(2));
    await user.click(await screen.findByRole('radio', { name: 'Fill empty fields' }));
    await waitFor(() => expect(sent(checkRoute)).toHaveLength(3));
    await user.click(await screen.findByRole('button', { name: 'Import 2, skip 3' }));
    await screen.findByText('1 customer was imported');
    expect(screen.getByText('Empty fields of 1 customer were filled.')).toBeDefined();
    expect(sent('POST /customers/import')).toHaveLength(1);
  });

  it('is cancelled while rows are written', async () => {
    const { user } = await open({
      path,
      answers: { [checkRoute]: ok(sampleImport), 'POST /customers/import': 'pending' },
    });
    await choose(user);
    await user.click(await screen.findByRole('button', { name: 'Import 2, skip 3' }));
    await user.click(await screen.findByRole('button', { name: 'Cancel the import' }));
    await screen.findByText('The import was cancelled, nothing was written');
    expect(screen.getByRole('button', { name: 'Import 2, skip 3' })).toBeDefined();
  });

  it('reads a file with the same headers by the fields that were chosen before', async () => {
    const chosen = sampleImport.columns.map((column) =>
      column.header === 'Opomba' ? { ...column, field: 'note' } : column,
    );
    localStorage.setItem(
      `customer-import-columns:${sampleAdministrator.id}`,
      JSON.stringify([[JSON.stringify(chosen.map(({ header }) => header)), chosen.map(({ field }) => field).join()]]),
    );
    const { user, sent } = await open({
      path,
      answers: { [checkRoute]: [ok(sampleImport), ok({ ...sampleImport, columns: chosen })] },
    });
    await choose(user);
    expect(await screen.findByText('4 of 4 used')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Suggest again' }));
    await waitFor(() => expect(sent(checkRoute)).toHaveLength(3));
    localStorage.clear();
  });

  it('says why a file is refused', async () => {
    const { user } = await open({
      path,
      answers: { [checkRoute]: invalid({ file: ['Choose an XLSX or CSV file.'] }) },
    });
    await choose(user);
    expect(await screen.findByText('Choose an XLSX or CSV file.')).toBeDefined();
  });
});
