import {
  billingWith,
  awaitedTransfer,
  openProforma,
  sampleBilling,
  sampleMethods,
  testCards,
  paidSubscription,
  trialSubscription,
  sampleTenant,
  tenantId,
} from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { ok, problem } from '@atrium/api-client/testing/stub';
import { within } from 'storybook/test';
import { pageShown, storyMeta } from '../../../testing/story-meta';
import { TenantScreen } from '../../../testing/tenant-screen';
import { billingAnswers, billingRoute, methodsRoute } from '../../../testing/billing-answers';

const path = `/tenants/details/${tenantId}/billing`;
const details = `/tenants/details/${tenantId}`;

const meta = {
  ...storyMeta,
  title: 'tenant-wizard/Billing',
  component: TenantScreen,
  args: { path, answers: billingAnswers() },
} satisfies Meta<typeof TenantScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const owner = { allowed_actions: ['change_plan', 'pay'] };

const pressed =
  (name: RegExp, role: 'dialog' | 'alertdialog'): NonNullable<Story['play']> =>
  async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name }));
    await within(document.body).findByRole(role);
  };

const shown: Story['play'] = async ({ canvas }) => {
  await canvas.findByRole('heading', { level: 2, name: /^(Invoices|Računi|Billing|Obračun)$/ }, { timeout: 15_000 });
};

export const Active: Story = { play: shown };
export const OnTheDetails: Story = { args: { path: details }, play: shown };
export const Trial: Story = {
  args: {
    path: details,
    answers: billingAnswers(sampleBilling({ ...owner, subscription: trialSubscription(), invoices: [] })),
  },
};
export const Empty: Story = {
  args: {
    answers: billingAnswers(
      sampleBilling({
        ...owner,
        subscription: trialSubscription(),
        invoices: [],
        payments: [],
        entries: [],
        credit: 0,
      }),
    ),
  },
};
export const TrialEnded: Story = {
  args: {
    answers: billingAnswers(sampleBilling({ ...owner, subscription: trialSubscription({ state: 'trial_ended' }) })),
  },
};
export const AwaitingTransfer: Story = {
  args: {
    answers: billingAnswers(
      billingWith({}, { ...owner, invoices: [openProforma], payments: [awaitedTransfer({ kind: 'change' })] }),
    ),
  },
};
export const PartlyReceived: Story = {
  args: {
    answers: billingAnswers(
      billingWith(
        {},
        {
          ...owner,
          credit: 100_000,
          invoices: [openProforma],
          payments: [awaitedTransfer({ kind: 'change', received: 100_000 })],
        },
      ),
    ),
  },
};
export const Overdue: Story = {
  args: {
    answers: billingAnswers(
      billingWith(
        {
          state: 'overdue',
          next_invoice: null,
          next_try_at: '2027-09-06T09:00:00.000Z',
          read_only_at: '2027-09-17T09:00:00.000Z',
        },
        owner,
      ),
    ),
  },
};
export const InvoicePastDue: Story = {
  args: {
    answers: billingAnswers(
      billingWith(
        { state: 'overdue', overdue_reason: 'invoice_unpaid', read_only_at: '2026-12-30T23:00:00.000Z' },
        {
          ...owner,
          invoices: [{ ...openProforma, kind: 'invoice', due_on: '2026-12-16' }],
          payments: [awaitedTransfer({ kind: 'correction' })],
        },
      ),
    ),
  },
};
export const Unpaid: Story = {
  args: { answers: billingAnswers(billingWith({ state: 'unpaid', next_invoice: null }, owner)) },
};
export const Ended: Story = {
  args: { answers: billingAnswers(billingWith({ state: 'cancelled', next_invoice: null }, owner)) },
};
export const EndsWithThePeriod: Story = {
  args: {
    answers: billingAnswers(
      billingWith({ cancels: true, next_invoice: null }, { allowed_actions: ['change_plan', 'pay', 'resume'] }),
    ),
  },
};
export const ChangePlanned: Story = {
  args: {
    answers: billingAnswers(
      billingWith({ planned: paidSubscription().selection }, { allowed_actions: ['change_plan'] }),
    ),
  },
};
export const UsageUnknown: Story = { args: { answers: billingAnswers(sampleBilling({ usage: null })) } };
export const ForAViewer: Story = {
  args: {
    answers: {
      ...billingAnswers(sampleBilling({ allowed_actions: [] })),
      [`GET /tenants/${tenantId}`]: ok(sampleTenant({ role: 'viewer', subscription: null })),
    },
  },
};
export const NoCard: Story = {
  args: { answers: { ...billingAnswers(), [methodsRoute]: ok(sampleMethods({ data: [] })) } },
};
export const AddingACard: Story = {
  args: { answers: { ...billingAnswers(), 'GET /sandbox/cards': ok({ data: testCards }) } },
  play: pressed(/^(Add a card|Dodaj kartico)$/, 'dialog'),
};
export const Cancelling: Story = { play: pressed(/^(Cancel subscription|Odpovej naročnino)$/, 'alertdialog') };
export const Resuming: Story = {
  ...EndsWithThePeriod,
  play: pressed(/^(Resume subscription|Nadaljuj naročnino)$/, 'alertdialog'),
};
export const Loading: Story = { args: { answers: { ...billingAnswers(), [billingRoute]: 'pending' } } };
export const NotLoaded: Story = { args: { answers: { ...billingAnswers(), [billingRoute]: problem(500) } } };
export const MethodsNotLoaded: Story = { args: { answers: { ...billingAnswers(), [methodsRoute]: problem(500) } } };
