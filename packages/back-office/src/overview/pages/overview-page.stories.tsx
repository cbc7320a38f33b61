import {
  sampleAdministrator,
  sampleAttention,
  sampleFigures,
  sampleFirstSteps,
  sampleInvoicedMonths,
  sampleSubscriptions,
  sampleTenantRows,
} from '@atrium/api-client/testing/samples';
import { ok, okPage, problem, type StubCall } from '@atrium/api-client/testing/stub';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { backOfficeMessages } from '../../components/messages';
import { BackOfficeScreen } from '../../testing/back-office-screen';
import { userWith } from '../../testing/user-with';
import { overviewMessages } from '../messages';

const path = '/administration/overview';
const inState =
  (rows: readonly { readonly state: string }[]) =>
  ({ query }: StubCall) => {
    const state = query.get('filter[state]');
    return okPage(rows.filter((row) => state === null || row.state === state).slice(0, 4));
  };
const answers = {
  'GET /overview/figures': ok(sampleFigures),
  'GET /overview/attention': ok(sampleAttention),
  'GET /overview/invoiced': ok(sampleInvoicedMonths),
  'GET /overview/first-steps': ok({ data: [] }),
  'GET /tenants': inState(sampleTenantRows),
  'GET /subscriptions': inState(sampleSubscriptions),
};

const meta = {
  title: 'back-office/Overview',
  component: BackOfficeScreen,
  parameters: { layout: 'fullscreen', shell: true, messages: [backOfficeMessages, overviewMessages] },
  args: { path, user: sampleAdministrator, answers },
} satisfies Meta<typeof BackOfficeScreen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const first = { timeout: 15_000 };

const shown: Play = async ({ canvas }) => {
  await canvas.findByRole('table', {}, first);
  await canvas.findAllByText(/Črešnjevec/, {}, first);
};

export const Full: Story = { play: shown };

export const NewInstallation: Story = {
  args: {
    answers: {
      ...answers,
      'GET /overview/first-steps': ok(sampleFirstSteps),
      'GET /overview/attention': ok({ data: [] }),
      'GET /tenants': okPage([]),
      'GET /subscriptions': okPage([]),
      'GET /overview/invoiced': ok({ data: sampleInvoicedMonths.data.map(({ month }) => ({ month, net: 0 })) }),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/SELLER_NAME/, {}, first);
    await canvas.findByRole('heading', { name: /^(Nothing waits|Nič ne čaka)$/ }, first);
  },
};

/** A reader without other permissions sees the figures, without links to lists they may not open. */
export const FiguresOnly: Story = { args: { user: userWith('view/overview') }, play: shown };

export const Loading: Story = {
  args: {
    answers: {
      'GET /overview/figures': 'pending',
      'GET /overview/attention': 'pending',
      'GET /overview/invoiced': 'pending',
      'GET /overview/first-steps': 'pending',
      'GET /tenants': 'pending',
      'GET /subscriptions': 'pending',
    },
  },
  play: async ({ canvas }) => {
    await canvas.findAllByText(/^(Loading the overview|Nalaganje pregleda)$/, {}, first);
  },
};

export const OneCardNotLoaded: Story = {
  args: { answers: { ...answers, 'GET /overview/attention': problem(500) } },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert', {}, first);
    await canvas.findByRole('table', {}, first);
  },
};

export const NoPermission: Story = { args: { user: userWith() } };
