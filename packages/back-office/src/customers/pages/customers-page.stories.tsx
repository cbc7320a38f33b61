import { sampleActivity, sampleAdministrator } from '@atrium/api-client/testing/samples';
import { ok, okPage, problem } from '@atrium/api-client/testing/stub';
import { conflictMessages } from '@atrium/forms/conflict';
import { listMessages } from '@atrium/i18n/lists';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { activityMessages } from '../../components/activity/messages';
import { documentsMessages } from '../../components/documents/messages';
import { backOfficeMessages } from '../../components/messages';
import { paths } from '../../paths';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userWith } from '../../testing/user-with';
import { customersMessages } from '../messages';
import { customerAnswers, foundCompany, sampleCustomer, sampleImport } from '../testing/sample-customer';

const details = paths.customers.details.href(sampleCustomer.id);
const first = { timeout: 15_000 };
const find = 'POST /customers/find-company';

const meta = {
  title: 'back-office/Customers',
  component: BackOfficeScreen,
  parameters: {
    layout: 'fullscreen',
    shell: true,
    messages: [
      backOfficeMessages,
      conflictMessages,
      customersMessages,
      documentsMessages,
      activityMessages,
      listMessages,
    ],
  },
  args: { path: paths.customers.href(), user: sampleAdministrator, answers: customerAnswers },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof BackOfficeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: sampleCustomer.title }, first);
  },
};

export const NothingYet: Story = { args: { answers: { 'GET /customers': okPage([]) } } };

export const FilteredOut: Story = {
  args: { path: `${paths.customers.href()}?country=HR`, answers: { 'GET /customers': okPage([]) } },
};

export const NotLoaded: Story = { args: { answers: { 'GET /customers': problem(500) } } };

export const NoPermission: Story = { args: { user: userWith() } };

export const Details: Story = {
  args: {
    path: details,
    answers: { ...customerAnswers, [`GET /activity/customer/${sampleCustomer.id}`]: okPage(sampleActivity) },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: sampleCustomer.title }, first);
  },
};

export const Activity: Story = {
  args: {
    path: `${details}?tab=activity`,
    answers: {
      ...customerAnswers,
      [`GET /activity/customer/${sampleCustomer.id}`]: okPage(sampleActivity),
      'POST /options': okPage([]),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText('Žan Hribar', {}, first);
  },
};

export const ReadOnly: Story = {
  args: {
    path: details,
    answers: { [`GET /customers/${sampleCustomer.id}`]: ok({ ...sampleCustomer, allowed_actions: [] }) },
  },
};

export const WrongContact: Story = {
  args: { path: details },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Add contact|Dodaj kontakt)$/ }, first));
    await userEvent.type(
      await canvas.findByRole('textbox', { name: /^(Value|Vrednost)/ }),
      'racunovodstvo@zabar{Enter}',
    );
    await canvas.findByText(/name@company\.si|ime@podjetje\.si/);
  },
};

export const WithoutContacts: Story = {
  args: {
    path: details,
    answers: { [`GET /customers/${sampleCustomer.id}`]: ok({ ...sampleCustomer, contacts: [] }) },
  },
};

export const Editing: Story = {
  args: { path: details },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Edit|Uredi)$/ }, first));
    await screen.findByRole('dialog');
  },
};

const theirs = { title: 'Gostilna Žabar', street: 'Trg svobode 2', version: 4 };

export const ChangedByOthers: Story = {
  args: {
    path: details,
    answers: {
      ...customerAnswers,
      [`PUT /customers/${sampleCustomer.id}`]: problem(412, {
        code: 'stale',
        current: { ...sampleCustomer, ...theirs },
      } as object),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Edit|Uredi)$/ }, first));
    for (const name of [/^(Title|Naziv)/, /^(Street|Ulica)/])
      await userEvent.type(await screen.findByRole('textbox', { name }), ' 12');
    await userEvent.click(screen.getByRole('button', { name: /^(Save changes|Shrani spremembe)$/ }));
    await screen.findAllByRole('radio', { name: /^(Theirs|Shranjena vrednost)$/ });
  },
};

export const Erasing: Story = {
  args: { path: details },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(More actions|Več dejanj)/ }, first));
    await userEvent.click(await screen.findByRole('menuitem', { name: /^(Erase personal|Izbriši osebne)/ }));
    await screen.findByRole('alertdialog');
  },
};

export const Missing: Story = {
  args: { path: details, answers: { [`GET /customers/${sampleCustomer.id}`]: problem(404) } },
};

const search: NonNullable<Story['play']> = async ({ canvas, userEvent }) => {
  await userEvent.type(
    await canvas.findByRole('textbox', { name: /^(VAT number|ID za DDV)/ }, first),
    'SI47360518{Enter}',
  );
  await canvas.findAllByText(/VIES|customer already|že stranka/);
};

export const NewSubject: Story = { args: { path: paths.customers.new.href() } };

export const CompanyFound: Story = {
  args: { path: paths.customers.new.href(), answers: { [find]: ok(foundCompany) } },
  play: search,
};

export const CompanyKnown: Story = {
  args: {
    path: paths.customers.new.href(),
    answers: {
      [find]: ok({
        ...foundCompany,
        customer: { id: sampleCustomer.id, title: sampleCustomer.title, created_at: '2026-10-12T09:00:00.000Z' },
      }),
    },
  },
  play: search,
};

export const CompanyUnknown: Story = {
  args: {
    path: paths.customers.new.href(),
    answers: {
      [find]: ok({ ...foundCompany, vat_number: 'SI47360519', status: 'refused', name: null, address: null }),
    },
  },
  play: search,
};

export const NoAnswer: Story = {
  args: {
    path: paths.customers.new.href(),
    answers: {
      [find]: ok({ ...foundCompany, status: 'not_checked', reason: 'unavailable', name: null, address: null }),
    },
  },
  play: search,
};

export const Import: Story = { args: { path: paths.customers.import.href() } };

export const ImportChecked: Story = {
  args: { path: paths.customers.import.href(), answers: { 'POST /customers/import/check': ok(sampleImport) } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findByRole('button', { name: /Choose file|Izberi/ }, first);
    const input = canvasElement.ownerDocument.querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('There is no field for the file.');
    await userEvent.upload(input, new File(['Naziv'], 'stranke.csv', { type: 'text/csv' }));
    await canvas.findByRole('button', { name: /^(Import 2|Uvozi 2)/ });
  },
};

export const ImportWriting: Story = {
  args: {
    path: paths.customers.import.href(),
    answers: { 'POST /customers/import/check': ok(sampleImport), 'POST /customers/import': 'pending' },
  },
  play: async (context) => {
    await ImportChecked.play?.(context);
    await context.userEvent.click(await context.canvas.findByRole('button', { name: /^(Import 2|Uvozi 2)/ }));
    await context.canvas.findByRole('progressbar');
  },
};
