import { conflictMessages } from '@atrium/forms/conflict';
import { sampleAdministrator, sampleVersions } from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem } from '@atrium/api-client/testing/stub';
import { screen } from 'storybook/test';
import { backOfficeMessages } from '../../components/messages';
import { priceListMessages } from '../messages';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userWith } from '../../testing/user-with';

const list = 'GET /price-list/versions';
const save = 'PUT /price-list';
const versions = { [list]: ok({ data: sampleVersions }) };

const meta = {
  title: 'back-office/PriceList',
  component: BackOfficeScreen,
  parameters: {
    layout: 'fullscreen',
    shell: true,
    messages: [backOfficeMessages, conflictMessages, priceListMessages],
  },
  args: { path: '/administration/price-list', user: sampleAdministrator, answers: versions },
} satisfies Meta<typeof BackOfficeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const licence = /^(Licence|Licenca)$/;
const first = { timeout: 15_000 };

const shown: Play = async ({ canvas }) => {
  await canvas.findByLabelText(licence, {}, first);
};

const typed =
  (price: string): Play =>
  async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText(licence, {}, first);
    await userEvent.clear(field);
    await userEvent.type(field, price);
  };

const saved =
  (price: string): Play =>
  async (context) => {
    await typed(price)(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: /^(Save prices|Shrani cene)$/ }));
  };

export const Ready: Story = { play: shown };

export const FirstVersion: Story = {
  args: { answers: { [list]: ok({ data: sampleVersions.slice(-1) }) } },
  play: shown,
};

export const Typed: Story = {
  play: async (context) => {
    await typed('19,99')(context);
    await context.canvas.findByText(/^219,89\s€/);
  },
};

export const NotAnAmount: Story = {
  play: async (context) => {
    await saved('about ten')(context);
    await context.canvas.findByRole('alert');
  },
};

export const Saved: Story = {
  args: {
    answers: { ...versions, [save]: ok({ ...sampleVersions[0], version: 4, licence: 2200 }) },
  },
  play: async (context) => {
    await saved('22')(context);
    await context.canvas.findByText(/^(The new prices apply from now on|Nove cene veljajo od zdaj)$/);
  },
};

export const NotSaved: Story = {
  args: { answers: { ...versions, [save]: problem(500) } },
  play: async (context) => {
    await saved('22')(context);
    await context.canvas.findByRole('alert');
  },
};

export const ChangedByAnotherUser: Story = {
  args: {
    answers: {
      [list]: [ok({ data: sampleVersions.slice(1) }), ok({ data: sampleVersions })],
      [save]: problem(412, { code: 'stale', current: sampleVersions[0] } as object),
    },
  },
  play: async (context) => {
    await saved('22')(context);
    await screen.findByRole('dialog');
  },
};

export const Saving: Story = {
  args: { answers: { ...versions, [save]: 'pending' } },
  play: async (context) => {
    await saved('22')(context);
    await context.canvas.findByRole('button', { name: /^(Saving|Shranjevanje)/ });
  },
};

export const ReadOnly: Story = {
  args: { user: userWith('view/price-list') },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 2, name: /^(Prices|Cene)$/ }, first);
  },
};

export const Loading: Story = {
  args: { answers: { [list]: 'pending' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('status', {}, first);
  },
};

export const NotLoaded: Story = {
  args: { answers: { [list]: problem(500) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert', {}, first);
  },
};

export const NoPermission: Story = { args: { user: userWith() } };
