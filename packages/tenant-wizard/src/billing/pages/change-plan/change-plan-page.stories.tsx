import { problem, type StubAnswers } from '@atrium/api-client/testing/stub';
import type { Billing } from '@atrium/api-client/contract';
import {
  awaitedTransfer,
  openProforma,
  samplePayment,
  cancelledSubscription,
  overdueSubscription,
  paidSubscription,
  planBilling,
  trialSubscription,
  unpaidSubscription,
  sampleTenant,
  tenantId,
} from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageShown, storyMeta } from '../../../testing/story-meta';
import { TenantScreen } from '../../../testing/tenant-screen';
import { planAnswers, changePlanPath } from '../../../testing/plan-answers';

const path = `/tenants/${tenantId}`;

const world = (billing: Partial<Billing> = {}, answers: StubAnswers = {}) => ({
  path: changePlanPath,
  answers: { ...planAnswers({ billing: planBilling(billing) }), ...answers },
});

const meta = {
  ...storyMeta,
  title: 'tenant-wizard/Change plan',
  component: TenantScreen,
  args: world(),
} satisfies Meta<typeof TenantScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const priced: Play = async (context) => {
  await pageShown(context);
  await context.canvas.findByRole('button', { name: /^(Pay|Plačaj) .*€/ });
};

/** Replaces the number of licences. */
const chooseLicences =
  (number: string): Play =>
  async (context) => {
    await pageShown(context);
    const field = await context.canvas.findByLabelText(/^(Licences|Licence)$/);
    await context.userEvent.clear(field);
    await context.userEvent.type(field, number);
    await context.canvas.findByText(/^(To pay now|Za plačilo zdaj)$/);
  };

const chooseAndSubmit =
  (number: string): Play =>
  async (context) => {
    await chooseLicences(number)(context);
    const name = /^(Pay|Plačaj|Change plan|Zamenjaj paket)/;
    await context.userEvent.click(await context.canvas.findByRole('button', { name }));
  };

const chooseRenewal: Play = async (context) => {
  await chooseLicences('12')(context);
  await context.userEvent.click(await context.canvas.findByRole('radio', { name: /^(At renewal|Ob podaljšanju)$/ }));
};

const asked = samplePayment({ kind: 'change', state: 'processing', operation_id: null });

const small = { cycle: 'yearly', licences: 12, modules: ['couriers'], assets: 12 } as const;

export const Unchanged: Story = {};
export const More: Story = { args: world({ credit: 1240 }), play: chooseLicences('16') };
export const LessNow: Story = { play: chooseLicences('12') };
export const LessAtRenewal: Story = { play: chooseRenewal };
export const BelowUse: Story = { play: chooseAndSubmit('10') };
export const UsageUnknown: Story = { args: world({ usage: null }), play: chooseAndSubmit('13') };
export const Planned: Story = {
  args: world({ subscription: paidSubscription({ planned: { ...small, modules: [...small.modules] } }) }),
};
export const Ending: Story = { args: world({ subscription: paidSubscription({ cancels: true }) }) };
export const FromTheTrial: Story = { args: world({ subscription: trialSubscription() }) };
export const AfterTheTrial: Story = {
  args: world({ subscription: trialSubscription({ state: 'trial_ended' }) }),
  play: priced,
};
export const Overdue: Story = { args: world({ subscription: overdueSubscription() }), play: priced };
export const Unpaid: Story = { args: world({ subscription: unpaidSubscription(), credit: 1240 }), play: priced };
export const Cancelled: Story = { args: world({ subscription: cancelledSubscription() }), play: priced };
export const Recalculating: Story = {
  args: world({ subscription: trialSubscription() }, { [`POST ${path}/quotes`]: 'pending' }),
};
export const QuoteFailed: Story = {
  args: world({ subscription: trialSubscription() }, { [`POST ${path}/quotes`]: problem(500) }),
};
export const Declined: Story = {
  args: world(
    {},
    {
      [`POST ${path}/payments`]: {
        status: 201,
        body: samplePayment({ kind: 'change', state: 'declined', decline_reason: 'declined', operation_id: null }),
      },
      [`POST ${path}/payments/${samplePayment().id}/refresh`]: {
        status: 200,
        body: samplePayment({ kind: 'change', state: 'declined', decline_reason: 'declined', operation_id: null }),
      },
    },
  ),
  play: chooseAndSubmit('16'),
};
export const NotPlanned: Story = {
  args: world({}, { [`PUT ${path}/planned-change`]: problem(500) }),
  play: async (context) => {
    await chooseRenewal(context);
    const name = /^(Change plan|Zamenjaj paket)/;
    await context.userEvent.click(await context.canvas.findByRole('button', { name }));
  },
};
export const NotForTheReader: Story = {
  args: world({ allowed_actions: [] }, { [`GET ${path}`]: { status: 200, body: sampleTenant({ role: 'viewer' }) } }),
};
export const TransferAwaited: Story = {
  args: world({
    invoices: [openProforma],
    payments: [awaitedTransfer({ kind: 'change' })],
  }),
};
export const BankBeingAsked: Story = {
  args: world(
    { allowed_actions: [], payments: [asked] },
    { [`POST ${path}/payments/${asked.id}/refresh`]: { status: 200, body: asked } },
  ),
};
export const NotLoaded: Story = { args: world({}, { [`GET ${path}/billing`]: problem(500, { code: 'internal' }) }) };
export const Loading: Story = { args: world({}, { [`GET ${path}/billing`]: 'pending' }) };
