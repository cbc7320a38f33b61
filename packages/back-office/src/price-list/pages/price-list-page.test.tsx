import { sampleAdministrator, sampleVersions } from '@atrium/api-client/testing/samples';
import { conflictMessages } from '@atrium/forms/conflict';
import { I18nProvider, type Language } from '@atrium/i18n';
import { startI18nForTests } from '@atrium/i18n/testing';
import { invalid, ok, problem, stubService, type StubAnswers } from '@atrium/api-client/testing/stub';
import { hasUnsavedWork } from '@atrium/ui-kit';
import { chooseOption } from '@atrium/ui-kit/choose-option.fixture';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { backOfficeFeature } from '../../feature';
import { backOfficeMessages } from '../../components/messages';
import { priceListMessages } from '../messages';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userWith } from '../../testing/user-with';

const list = 'GET /price-list/versions';
const save = 'PUT /price-list';
const [newest] = sampleVersions;
const versions = { [list]: ok({ data: sampleVersions }) };

interface Opening {
  readonly answers?: StubAnswers;
  readonly language?: Language;
  readonly account?: typeof sampleAdministrator;
}

async function open({ answers = {}, language = 'en', account = sampleAdministrator }: Opening = {}) {
  const i18n = await startI18nForTests({
    messages: [backOfficeMessages, conflictMessages, priceListMessages],
    language,
  });
  const service = stubService({ ...versions, ...answers });
  render(
    <I18nProvider i18n={i18n}>
      <BackOfficeScreen path="/administration/price-list" service={service} user={account} />
    </I18nProvider>,
  );
  const user = userEvent.setup();
  const sent = () => service.calls.filter(({ route }) => route === save).map(({ body }) => body);
  return { user, sent };
}

const field = (name: string) => screen.findByRole('textbox', { name });
const says = (control: HTMLElement) =>
  (control.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
    .replaceAll('\u00A0', ' ');

async function type(user: UserEvent, name: string, typed: string) {
  const control = await field(name);
  await user.clear(control);
  if (typed !== '') await user.type(control, typed);
  return control;
}

const pressSave = (user: UserEvent) => user.click(screen.getByRole('button', { name: 'Save prices' }));

describe('the price list page', () => {
  it('shows prices with a decimal comma, and their yearly cost', async () => {
    await open();
    const shown = await Promise.all(['Licence', 'Module', 'Asset'].map((name) => field(name)));
    expect(shown.map((control) => (control as HTMLInputElement).value)).toEqual(['21,50', '9,00', '1,00']);
    expect(shown.map((control) => says(control))).toEqual(['236,50 € a year', '99,00 € a year', '11,00 € a year']);
    const discount = screen.getByRole('combobox', { name: 'Discount for a year' });
    expect(discount).toHaveProperty('value', '1 month of twelve');
    expect(says(discount)).toBe('A year costs as much as 11 months.');
  });

  it('updates the yearly cost while the user types, and hides it for an invalid amount', async () => {
    const { user } = await open();
    const licence = await type(user, 'Licence', '19,9');
    expect(says(licence)).toBe('218,90 € a year');
    await user.type(licence, '9');
    expect(says(licence)).toBe('219,89 € a year');
    await chooseOption(user, screen.getByRole('combobox'), '2 months of twelve');
    expect(says(licence)).toBe('199,90 € a year');
    await user.type(licence, '9');
    expect(says(licence)).not.toContain('a year');
  });

  it.each([
    ['22', 2200],
    ['22,5', 2250],
    ['22.50', 2250],
    ['0', 0],
    ['1.234,56 €', 123_456],
    ['10000', 1_000_000],
  ])('accepts %s', async (typed, cents) => {
    const { user, sent } = await open({ answers: { [save]: ok({ ...newest, version: 4, licence: cents }) } });
    await type(user, 'Licence', typed);
    await pressSave(user);
    expect(await screen.findByText('The new prices apply from now on')).toBeDefined();
    expect(sent()).toEqual([
      { licence: String(cents), module: '900', asset: '100', yearly_months: '11', _version: '3' },
    ]);
  });

  it.each([
    ['', 'Fill in this field.'],
    ['-1', 'Enter an amount of 0 or more with at most two decimals, such as 19,00.'],
    ['19,999', 'Enter an amount of 0 or more with at most two decimals, such as 19,00.'],
    ['about ten', 'Enter an amount of 0 or more with at most two decimals, such as 19,00.'],
    ['1,234.50', 'Enter an amount of 0 or more with at most two decimals, such as 19,00.'],
    ['10000,01', 'Enter 10.000,00 € or less.'],
  ])('does not send %j for any price', async (typed, message) => {
    const { user, sent } = await open();
    const names = ['Licence', 'Module', 'Asset'];
    for (const name of names) await type(user, name, typed);
    await pressSave(user);
    const summary = within(await screen.findByRole('alert'));
    for (const name of names) {
      const control = await field(name);
      await user.click(summary.getByRole('link', { name: `${name}: ${message}` }));
      expect(document.activeElement).toBe(control);
      expect([says(control), control.getAttribute('aria-invalid')]).toEqual([message, 'true']);
    }
    expect(sent()).toEqual([]);
  });

  it('removes errors from the summary as the prices become valid', async () => {
    const { user } = await open();
    for (const name of ['Licence', 'Module']) await type(user, name, '');
    await pressSave(user);
    expect(within(await screen.findByRole('alert')).getAllByRole('link')).toHaveLength(2);
    await type(user, 'Licence', '22');
    await waitFor(() => expect(within(screen.getByRole('alert')).getAllByRole('link')).toHaveLength(1));
    await type(user, 'Module', '9');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('reports the result of a save in a notice', async () => {
    const { user } = await open({ answers: { [save]: ok({ ...newest, version: 4 }) } });
    await field('Licence');
    await pressSave(user);
    const notices = within(screen.getByRole('region', { name: 'Notifications' }));
    expect((await notices.findByRole('status')).textContent).toBe('The new prices apply from now on');
  });

  it('sends the chosen discount', async () => {
    const { user, sent } = await open({ answers: { [save]: ok({ ...newest, version: 4, yearly_months: 12 }) } });
    await field('Licence');
    await chooseOption(user, screen.getByRole('combobox'), 'None');
    await pressSave(user);
    await screen.findByText('The new prices apply from now on');
    expect(sent()).toMatchObject([{ yearly_months: '12' }]);
  });

  it('edits the saved version next, and reloads the versions', async () => {
    const after = { ...newest, version: 4, licence: 2200, valid_from: '2026-11-22T10:00:00.000Z' };
    const { user, sent } = await open({
      answers: {
        [list]: [ok({ data: sampleVersions }), ok({ data: [after, ...sampleVersions] })],
        [save]: [ok(after), ok({ ...after, version: 5, licence: 2300 })],
      },
    });
    await type(user, 'Licence', '22');
    expect(hasUnsavedWork()).toBe(true);
    await pressSave(user);
    await screen.findByText('The new prices apply from now on');
    expect(hasUnsavedWork()).toBe(false);
    expect(screen.getAllByRole('row')).toHaveLength(5);
    await type(user, 'Licence', '23');
    await pressSave(user);
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()[1]).toMatchObject({ licence: '2300', _version: '4' });
  });

  it('reports that nothing has changed', async () => {
    const { user } = await open({ answers: { [save]: ok(newest) } });
    await field('Licence');
    await pressSave(user);
    expect(await screen.findByText('Nothing has changed')).toBeDefined();
  });

  it('shows the service’s errors at their fields', async () => {
    const { user } = await open({ answers: { [save]: invalid({ module: ['Enter a whole number.'] }) } });
    const control = await type(user, 'Module', '9,50');
    await pressSave(user);
    await screen.findByRole('link', { name: 'Module: Enter a whole number.' });
    expect(says(control)).toBe('Enter a whole number.');
    await user.type(control, '{Backspace}');
    expect(says(control)).toBe('104,50 € a year');
  });

  it('keeps the input when a save fails, and offers Retry with the reference ID', async () => {
    const after = { ...newest, version: 4, licence: 2200 };
    const { user, sent } = await open({ answers: { [save]: [problem(500), 'unreachable', ok(after)] } });
    const control = await type(user, 'Licence', '22');
    await pressSave(user);
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('Reference id: req-42')).toBeDefined();
    expect(control).toHaveProperty('value', '22');
    await user.click(within(alert).getByRole('button', { name: 'Retry' }));
    await screen.findByText('The service cannot be reached. Check your connection and try again.');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('The new prices apply from now on');
    expect(sent()).toHaveLength(3);
  });

  describe('after a change by another person', () => {
    const author = { id: newest.author?.id ?? '', full_name: 'Bor' };
    const theirs = { ...newest, version: 4, licence: 2500, module: 1000, author };
    const stale = problem(412, { code: 'stale', current: theirs } as object);
    const later = ok({ data: [theirs, ...sampleVersions] });

    it.each([
      ['theirs', 'Theirs', '2500'],
      ['your own', 'Yours', '2200'],
    ])('saves %s on request, and their other prices', async (_title, choice, licence) => {
      const answers = { [list]: [ok({ data: sampleVersions }), later], [save]: [stale, ok({ ...theirs, version: 5 })] };
      const { user, sent } = await open({ answers });
      await type(user, 'Licence', '22');
      await pressSave(user);
      const dialog = within(await screen.findByRole('dialog'));
      dialog.getByText(/^Bor saved other values on/);
      await user.click(dialog.getByRole('radio', { name: choice }));
      await user.click(dialog.getByRole('button', { name: 'Save your choice' }));
      await screen.findByText('The new prices apply from now on');
      expect(sent().at(-1)).toMatchObject({ licence, module: '1000', _version: '4' });
    });

    it('keeps the input without a choice, and asks again', async () => {
      const { user, sent } = await open({ answers: { [save]: stale } });
      const control = await type(user, 'Licence', '22');
      await pressSave(user);
      await screen.findByRole('dialog');
      await user.keyboard('{Escape}');
      await screen.findByText(/^Someone else has changed this/);
      expect([control, hasUnsavedWork()]).toMatchObject([{ value: '22' }, true]);
      await pressSave(user);
      await screen.findByRole('dialog');
      expect(sent().map(({ _version: version }) => version)).toEqual(['3', '3']);
    });
  });

  it('lists each version with its author, time and previous values', async () => {
    await open();
    const rows = within(await screen.findByRole('table', { name: 'Versions of the price list' })).getAllByRole('row');
    const told = rows.map((row) =>
      within(row)
        .getAllByRole(row === rows[0] ? 'columnheader' : 'cell')
        .map(({ textContent }) => textContent.replaceAll('\u00A0', ' ')),
    );
    expect(told[0]).toEqual(['Valid from', 'Licence', 'Module', 'Asset', 'Discount for a year', 'Author']);
    expect(told[1]?.slice(1)).toEqual(['21,50 €', '9,00 €', '1,00 €', '1 month of twelve', 'Andrej Novak']);
    expect(told[1]?.[0]).toMatch(/^20\.11\.2026, \d\d:15Now/);
    expect(told[3]?.slice(1)).toEqual(['19,00 €', '9,00 €', '1,00 €', '2 months of twelve', 'Comes with the product']);
  });

  it('is read-only for users who may only view it', async () => {
    await open({ account: userWith('view/price-list') });
    const shown = await screen.findByText(/^21,50\s€ a month, 236,50\s€ a year$/);
    expect(shown).toBeDefined();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows which permission is missing and sends no request', async () => {
    await open({ account: userWith('view/codelists') });
    expect(await screen.findByText('Ask an administrator for the permission view/price-list.')).toBeDefined();
    const link = backOfficeFeature.navigation.find(({ href }) => href === '/administration/price-list');
    expect(link?.permission).toBe('view/price-list');
  });

  it('loads the versions again on Retry', async () => {
    const { user } = await open({ answers: { [list]: [problem(500), ok({ data: sampleVersions })] } });
    await screen.findByText('The price list could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await field('Licence')).toHaveProperty('value', '21,50');
  });

  it('shows the page in Slovenian', async () => {
    const { user } = await open({ language: 'sl' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Cenik' })).toBeDefined();
    const licence = await type(user, 'Licenca', '20');
    expect(says(licence)).toBe('220,00 € na leto');
    expect(screen.getByRole('combobox')).toHaveProperty('value', '1 mesec od dvanajstih');
    await user.clear(licence);
    await user.click(screen.getByRole('button', { name: 'Shrani cene' }));
    expect(await screen.findByRole('link', { name: /^Licenca: / })).toBeDefined();
  });
});
