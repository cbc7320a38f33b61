import { sampleAdministrator, sampleSubscriptions } from '@atrium/api-client/testing/samples';
import { okPage, problem } from '@atrium/api-client/testing/stub';
import { conflictMessages } from '@atrium/forms/conflict';
import { listMessages } from '@atrium/i18n/lists';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { backOfficeMessages } from '../../components/messages';
import { subscriptionsMessages } from '../messages';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userWith } from '../../testing/user-with';
import { recordTransferCall } from '../testing/transfer-calls';

const list = 'GET /subscriptions';
const some = { [list]: okPage(sampleSubscriptions) };
const path = '/administration/subscriptions';

const meta = {
  title: 'back-office/Subscriptions',
  component: BackOfficeScreen,
  parameters: {
    layout: 'fullscreen',
    shell: true,
    messages: [backOfficeMessages, conflictMessages, subscriptionsMessages, listMessages],
  },
  args: { path, user: sampleAdministrator, answers: some },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof BackOfficeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const first = { timeout: 15_000 };

const shown: Play = async ({ canvas }) => {
  await canvas.findByText('Ažman', {}, first);
};

const menuOf =
  (title = 'Cvetje Žan'): Play =>
  async (context) => {
    await shown(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^(Actions for|Dejanja za) ${title}`) }));
  };

const asked: Play = async (context) => {
  await menuOf()(context);
  const name = /^(Record transfer|Zabeleži nakazilo)/;
  await context.userEvent.click(await screen.findByRole('menuitem', { name }));
  await screen.findByRole('dialog');
};

export const EveryState: Story = { play: shown };

export const Filtered: Story = {
  args: { path: `${path}?state=active`, answers: { [list]: okPage(sampleSubscriptions.slice(0, 1)) } },
  play: shown,
};

export const RecordTransfer: Story = { play: asked };

export const TransferNotRecorded: Story = {
  args: { answers: { ...some, [recordTransferCall]: problem(409, { code: 'transfer_not_awaited' }) } },
  play: async (context) => {
    await asked(context);
    await context.userEvent.type(screen.getByRole('textbox', { name: /^(Amount received|Prejeti znesek)/ }), '92,72');
    await context.userEvent.click(screen.getByRole('button', { name: /^(Record transfer|Zabeleži nakazilo)$/ }));
    await screen.findByText(/^(The transfer was not recorded|Nakazilo ni zabeleženo)$/);
  },
};

export const SeveralTransfers: Story = {
  args: {
    answers: {
      [list]: okPage(
        sampleSubscriptions.map((row) => ({
          ...row,
          transfers: row.transfers.flatMap((transfer) => [
            transfer,
            { ...transfer, payment_id: row.id, is_awaited: false, amount: 5000, number: 'SPLET-P1-7' },
          ]),
        })),
      ),
    },
  },
  play: async (context) => {
    await menuOf()(context);
    await screen.findByRole('menuitem', { name: /SPLET-P1-7/ });
  },
};

export const AmountToConfirm: Story = {
  args: {
    answers: {
      [list]: okPage(
        sampleSubscriptions.map((row) => ({
          ...row,
          transfers: row.transfers.map((transfer) => ({ ...transfer, is_awaited: false })),
        })),
      ),
      [recordTransferCall]: problem(422, {
        errors: { is_confirmed: ['92,72 € was asked for, but 927,20 € is entered.'] },
      }),
    },
  },
  play: async (context) => {
    await asked(context);
    await context.userEvent.type(screen.getByRole('textbox', { name: /^(Amount received|Prejeti znesek)/ }), '927,20');
    await context.userEvent.click(screen.getByRole('button', { name: /^(Record transfer|Zabeleži nakazilo)$/ }));
    await screen.findByRole('checkbox');
  },
};

export const CancelTransfer: Story = {
  play: async (context) => {
    await menuOf()(context);
    const name = /^(Cancel transfer|Prekliči nakazilo)/;
    await context.userEvent.click(await screen.findByRole('menuitem', { name }));
    await screen.findByRole('alertdialog');
  },
};

export const RecordPayout: Story = {
  play: async (context) => {
    const closed = sampleSubscriptions.find(({ state }) => state === 'closed');
    await menuOf(closed?.title)(context);
    const name = /^(Record payout|Zabeleži izplačilo)/;
    await context.userEvent.click(await screen.findByRole('menuitem', { name }));
    await screen.findByRole('dialog');
  },
};

export const NothingYet: Story = {
  args: { answers: { [list]: okPage([]) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^(No subscription yet|Naročnin še ni)$/ }, first);
  },
};

export const NothingFound: Story = {
  args: { path: `${path}?search=xyz`, answers: { [list]: okPage([]) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: /^(Clear search and filters|Počisti iskanje in filtre)$/ }, first);
  },
};

export const ReadOnly: Story = { args: { user: userWith('view/subscriptions') }, play: shown };

export const Loading: Story = {
  args: { answers: { [list]: 'pending' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table', {}, first);
  },
};

export const NotLoaded: Story = {
  args: { answers: { [list]: problem(500) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert', {}, first);
  },
};

export const NoPermission: Story = { args: { user: userWith() } };
