import {
  sampleActivity,
  sampleAdministrator,
  readOnlyCodelists,
  sampleCodelists,
} from '@atrium/api-client/testing/samples';
import { invalid, ok, okPage, problem } from '@atrium/api-client/testing/stub';
import { conflictMessages } from '@atrium/forms/conflict';
import { listMessages } from '@atrium/i18n/lists';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { activityMessages } from '../../components/activity/messages';
import { backOfficeMessages } from '../../components/messages';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userWith } from '../../testing/user-with';
import { codelistsMessages } from '../messages';
import { codelistAnswers, usedAnswers } from '../testing/codelist-answers';

const path = '/administration/codelists';
const [units, rates] = sampleCodelists;

const meta = {
  title: 'back-office/Codelists',
  component: BackOfficeScreen,
  parameters: {
    layout: 'fullscreen',
    shell: true,
    messages: [backOfficeMessages, conflictMessages, codelistsMessages, activityMessages, listMessages],
  },
  args: { path, user: sampleAdministrator, answers: codelistAnswers() },
} satisfies Meta<typeof BackOfficeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const first = { timeout: 15_000 };
const add = /^(Add option|Dodaj možnost)$/;

const shown: Play = async ({ canvas }) => {
  await canvas.findByRole('row', { name: /Piece|Kos/ }, first);
};

const opened: Play = async (context) => {
  await shown(context);
  await context.userEvent.click(context.canvas.getByRole('button', { name: add }));
};

const typed: Play = async (context) => {
  await opened(context);
  const { canvas, userEvent } = context;
  await userEvent.type(canvas.getByRole('textbox', { name: /^(Key|Ključ)/ }), 'hour');
  await userEvent.type(canvas.getByRole('textbox', { name: /^(English|Angleško)/ }), 'Working hour');
  await userEvent.type(canvas.getByRole('textbox', { name: /^(Slovenian|Slovensko)/ }), 'Delovna ura{Enter}');
};

/** Presses a button of a row, or chooses from the menu that replaces the buttons on a phone. */
async function chooseForHour({ canvas, userEvent }: Parameters<Play>[0], name: RegExp) {
  const menu = canvas.queryByRole('button', { name: /^(Actions for|Dejanja za) Hour$/ });
  if (menu === null) return userEvent.click(canvas.getByRole('button', { name }));
  await userEvent.click(menu);
  return userEvent.click(await screen.findByRole('menuitem', { name }));
}

export const Options: Story = { play: shown };

export const Activity: Story = {
  args: {
    path: `${path}/${units?.id}`,
    answers: {
      ...codelistAnswers(),
      [`GET /activity/codelist/${units?.id}`]: okPage(sampleActivity),
      'POST /options': okPage([]),
    },
  },
  play: async (context) => {
    await shown(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /Units|Enote/ }));
    await context.userEvent.click(await screen.findByRole('menuitem', { name: /^(Activity|Dejavnost)$/ }));
    await screen.findAllByText('Žan Hribar', {}, first);
  },
};

export const NewOption: Story = { play: opened };

export const RequiredFields: Story = {
  play: async (context) => {
    await opened(context);
    await context.userEvent.keyboard('{Enter}');
    await waitFor(() => expect(context.canvas.getByRole('textbox', { name: /^(Key|Ključ)/ })).toBeInvalid());
  },
};

export const KeyTaken: Story = {
  args: {
    answers: {
      ...codelistAnswers(),
      'POST /codelists/storeData': invalid({ 'params.key': ['This key already exists in the codelist.'] }),
    },
  },
  play: async (context) => {
    await typed(context);
    await context.canvas.findByText('This key already exists in the codelist.');
  },
};

export const EditedOption: Story = {
  play: async (context) => {
    await shown(context);
    await chooseForHour(context, /^(Edit Hour|Uredi: Hour)$/);
  },
};

export const ChangedByOthers: Story = {
  args: {
    answers: {
      ...codelistAnswers(),
      'PUT /codelists/updateData': problem(412, {
        code: 'stale',
        current: { ...units.data[1], title_en: 'Working hour', version: 2 },
      } as object),
    },
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await shown(context);
    await chooseForHour(context, /^(Edit Hour|Uredi: Hour)$/);
    await userEvent.type(canvas.getByRole('textbox', { name: /^(English|Angleško)/ }), 's{Enter}');
    await screen.findByRole('dialog');
  },
};

export const Values: Story = {
  args: { path: `${path}/${rates.id}` },
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Standard rate/ }, first);
  },
};

export const DeletedOption: Story = {
  play: async (context) => {
    await shown(context);
    await chooseForHour(context, /^(Delete Hour|Izbriši: Hour)$/);
    await screen.findByRole('alertdialog');
  },
};

export const InUse: Story = { args: { answers: usedAnswers() }, play: shown };

export const Uses: Story = {
  args: { path: `${path}?used=${units.data[1]?.id}`, answers: usedAnswers() },
  play: async () => {
    await screen.findByRole('link', { name: 'Zelena dolina' }, first);
  },
};

export const ReplacedOption: Story = {
  args: { answers: usedAnswers() },
  play: async (context) => {
    await shown(context);
    await chooseForHour(context, /^(Delete Hour|Izbriši: Hour)$/);
    await within(await screen.findByRole('dialog')).findByRole('combobox');
  },
};

export const OrderByKeys: Story = {
  args: { answers: { ...codelistAnswers(), 'PUT /codelists/orderData': ok({ data: [] }) } },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await shown(context);
    const grip = canvas.getByRole('button', { name: /^(Move Hour|Premakni: Hour)$/ });
    grip.focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await canvas.findByText(/^Hour: (position 1 of 4|1\. mesto od 4)$/);
    await waitFor(() => expect(canvas.getByRole('button', { name: /^(Move Hour|Premakni: Hour)$/ })).toHaveFocus());
  },
};

export const NewCodelist: Story = {
  play: async (context) => {
    await shown(context);
    const [button] = context.canvas.getAllByRole('button', { name: /^(New codelist|Nov šifrant)$/ });
    if (button) await context.userEvent.click(button);
    await within(await screen.findByRole('dialog')).findByRole('textbox', { name: /^(Key|Ključ)/ });
  },
};

export const CopiedCodelist: Story = {
  play: async (context) => {
    await shown(context);
    await context.userEvent.click(context.canvas.getByRole('button', { name: /^(Actions for|Dejanja za) Units$/ }));
    await context.userEvent.click(await screen.findByRole('menuitem', { name: /^(Copy codelist|Kopiraj šifrant)$/ }));
    await within(await screen.findByRole('dialog')).findByDisplayValue('units_copy');
  },
};

export const Empty: Story = {
  args: { path: `${path}/${sampleCodelists[3]?.id}` },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^(No options yet|Šifrant še nima možnosti)$/ }, first);
  },
};

export const ReadOnly: Story = {
  args: { user: userWith('view/codelists'), answers: codelistAnswers(readOnlyCodelists) },
  play: shown,
};

export const Loading: Story = {
  args: { answers: { 'GET /codelists': 'pending' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Loading codelists|Nalaganje šifrantov)$/, {}, first);
  },
};

export const NotLoaded: Story = {
  args: { answers: { 'GET /codelists': problem(500) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert', {}, first);
  },
};

export const NoPermission: Story = { args: { user: userWith() } };
