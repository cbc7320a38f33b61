import type { ConnectionTest } from '@atrium/api-client/contract';
import {
  closedWithOpenPremise,
  existingWithPremise,
  sampleBilling,
  trialSubscription,
  existingWithDatabase,
  failedOperation,
  sampleOperation,
  sampleTenant,
  tenantId,
  updateOperation,
  membersForViewer,
  sampleMembers,
} from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { tenantRoute, working, workingPaid } from '../../testing/working-tenant';
import { pageShown, storyMeta } from '../../testing/story-meta';
import { ok, problem } from '@atrium/api-client/testing/stub';
import { within } from 'storybook/test';
import { TenantScreen } from '../../testing/tenant-screen';
import { billingRoute } from '../../testing/billing-answers';

const membersRoute = `GET /tenants/${tenantId}/members`;
const active = {
  [tenantRoute]: ok(sampleTenant()),
  [membersRoute]: ok(sampleMembers()),
  [billingRoute]: ok(sampleBilling({ subscription: trialSubscription(), invoices: [] })),
};

const meta = {
  ...storyMeta,
  title: 'tenant-wizard/Tenant details',
  component: TenantScreen,
  args: { path: `/tenants/details/${tenantId}` },
} satisfies Meta<typeof TenantScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = { tags: ['picture'], args: { answers: active } };

const connectionTest: ConnectionTest = {
  connection: 'data_provider',
  state: 'invalid',
  stages: [],
  started_at: '2026-11-21T09:41:00.000Z',
  ended_at: '2026-11-21T09:42:00.000Z',
  reference: 'AT-7F3K-92QD',
};

export const WithIntegrations: Story = {
  args: { answers: { ...active, [tenantRoute]: ok(existingWithDatabase({ connection_tests: [connectionTest] })) } },
};

export const PremisesNotRegistered: Story = {
  args: { answers: { ...active, [tenantRoute]: ok(existingWithPremise()) } },
};

const removed = existingWithPremise({ premise_id: 'STOJNICA1', removed: true, problem: 'S007' });

export const RemovedPremiseNotClosed: Story = {
  args: { answers: { ...active, [tenantRoute]: ok({ ...removed, premises: [] }) } },
};

export const Updating: Story = {
  args: { answers: working(updateOperation(), { state: 'active', active: true, allowed_actions: ['open'] }) },
};

const failedUpdate = failedOperation(updateOperation());
export const UpdateFailed: Story = {
  args: {
    answers: working(failedUpdate, {
      state: 'active',
      active: true,
      allowed_actions: ['open', 'setup', 'retry', 'cancel'],
    }),
  },
};

export const GivingUpAnUpdate: Story = {
  ...UpdateFailed,
  play: async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: /^(Cancel change|Prekliči spremembo)$/ }));
    await within(document.body).findByRole('alertdialog');
  },
};

export const NotUpdated: Story = {
  args: {
    answers: { ...active, [`POST /tenants/${tenantId}/update`]: problem(409, { code: 'operation_in_progress' }) },
  },
  play: async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: /^(Update company CRM|Posodobi CRM podjetja)$/ }));
    await within(document.body).findByText(/^(An error occured when updating|Pri posodabljanju)/);
  },
};

export const ForAViewer: Story = {
  args: {
    answers: {
      [tenantRoute]: ok(sampleTenant({ role: 'viewer', allowed_actions: ['open'] })),
      [membersRoute]: ok(membersForViewer()),
    },
  },
};

export const MembersLoading: Story = { args: { answers: { ...active, [membersRoute]: 'pending' } } };

export const MembersFailed: Story = { args: { answers: { ...active, [membersRoute]: problem(500) } } };

export const Invite: Story = {
  args: { answers: active },
  play: async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: /^(Invite|Povabi)$/ }));
    const dialog = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^(Send invitation|Pošlji povabilo)$/ }));
    await dialog.findByText(/^(Fill in this field\.|Izpolnite to polje\.)$/);
  },
};

export const AskBeforeTransfer: Story = {
  args: { answers: active },
  play: async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: /(Actions for|Dejanja za:) Žan Ažman/ }));
    const body = within(document.body);
    await userEvent.click(await body.findByRole('menuitem', { name: /^(Transfer ownership|Prenesi lastništvo)$/ }));
    await body.findByRole('alertdialog');
  },
};

export const TrialEnded: Story = {
  args: {
    answers: {
      ...active,
      [tenantRoute]: ok(
        sampleTenant({
          subscription: { kind: 'trial', ends_at: '2026-11-01T12:00:00.000Z', expired: true, days_left: 0 },
        }),
      ),
    },
  },
};

export const Closed: Story = {
  args: {
    answers: {
      [tenantRoute]: ok(sampleTenant({ state: 'closed', active: false, subscription: null, allowed_actions: [] })),
      [membersRoute]: ok(membersForViewer()),
    },
  },
};

export const ClosedWithCredit: Story = {
  args: {
    answers: {
      [tenantRoute]: ok(sampleTenant({ state: 'closed', active: false, subscription: null, allowed_actions: [] })),
      [membersRoute]: ok(membersForViewer()),
      [billingRoute]: ok(sampleBilling({ subscription: null, allowed_actions: [] })),
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(
      /^(You keep .* of account credit|Dobroimetje v znesku .* ostane vaše)$/,
      {},
      { timeout: 15_000 },
    );
  },
};

export const ClosedWithOpenPremises: Story = {
  args: { answers: { [tenantRoute]: ok(closedWithOpenPremise()), [membersRoute]: ok(membersForViewer()) } },
};

export const Creating: Story = { tags: ['picture'], args: { answers: working(sampleOperation()) } };
export const CreatingPaid: Story = {
  args: { answers: workingPaid(sampleOperation(), { state: 'captured', card: null }) },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(We received your transfer|Prispelo je vaše nakazilo)/, {}, { timeout: 15_000 });
  },
};
export const PaidAndFailed: Story = {
  ...CreatingPaid,
  args: { answers: workingPaid(failedOperation(), { state: 'captured', card: null }) },
};
export const LongerThanUsual: Story = {
  args: { answers: working(sampleOperation({ now: '2026-11-21T10:39:00.000Z' })) },
};
export const FailedToCreate: Story = { args: { answers: working(failedOperation(), { state: 'failed' }) } };
export const Cancelling: Story = {
  args: { answers: working(sampleOperation({ state: 'cancelling' }), { allowed_actions: [] }) },
};
export const Missing: Story = { args: { answers: { [tenantRoute]: problem(404, { code: 'tenant_not_found' }) } } };
export const Loading: Story = {
  args: { answers: { [tenantRoute]: 'pending' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Loading the company CRM|Nalaganje CRM-ja podjetja)$/, {}, { timeout: 15_000 });
  },
};
export const LoadFailed: Story = { args: { answers: { [tenantRoute]: problem(500, { code: 'internal' }) } } };

export const AskBeforeClosing: Story = {
  ...Active,
  play: async ({ canvas, userEvent }) => {
    await pageShown({ canvas });
    await userEvent.click(await canvas.findByRole('button', { name: /^(Close company CRM|Zapri CRM podjetja)$/ }));
  },
};
