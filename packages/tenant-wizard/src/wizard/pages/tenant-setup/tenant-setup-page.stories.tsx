import type { Tenant } from '@atrium/api-client/contract';
import {
  existingWithDatabase,
  existingWithCouriers,
  withFiscalization,
  sampleTenant,
  tenantId,
} from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { problem } from '@atrium/api-client/testing/stub';
import { within } from 'storybook/test';
import { draftAnswers } from '../../../testing/draft-answers';
import { pageShown, storyMeta } from '../../../testing/story-meta';
import { TenantScreen } from '../../../testing/tenant-screen';

const tenantRoute = `GET /tenants/${tenantId}`;
const saveRoute = `PUT /tenants/${tenantId}/sections/couriers`;
const answers = draftAnswers(existingWithCouriers());

const meta = {
  ...storyMeta,
  title: 'tenant-wizard/Set-up after creation',
  component: TenantScreen,
  args: { path: `/tenants/details/${tenantId}/setup/couriers`, answers },
} satisfies Meta<typeof TenantScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const switchOffGls: Play = async ({ canvas, userEvent }) => {
  await pageShown({ canvas });
  await userEvent.click(await canvas.findByRole('switch', { name: 'GLS' }));
  await canvas.findByText(/^(Not saved yet|Še ni shranjeno)$/);
};
const save: Play = async (context) => {
  await switchOffGls(context);
  await context.userEvent.click(await context.canvas.findByRole('button', { name: /^(Save|Shrani)$/ }));
};

const section = (slug: string, tenant: Tenant): Story => ({
  args: { path: `/tenants/details/${tenantId}/setup/${slug}`, answers: draftAnswers(tenant) },
});

export const Couriers: Story = {};
export const Application: Story = section('application', sampleTenant());
export const DataProvider: Story = section('data-provider', existingWithDatabase());
export const Fiscalization: Story = section('fiscalization', withFiscalization(sampleTenant()));
export const Plugins: Story = section('plugins', sampleTenant());
export const Incomplete: Story = section('couriers', existingWithCouriers({ dpd: { enabled: true } }));
export const NotSavedYet: Story = { play: switchOffGls };
export const NotSaved: Story = {
  args: { answers: { ...answers, [saveRoute]: problem(500, { code: 'internal' }) } },
  play: async (context) => {
    await save(context);
    await context.canvas.findByText(/^(Not saved|Ni shranjeno)$/);
  },
};
export const AskBeforeLeaving: Story = {
  play: async (context) => {
    await switchOffGls(context);
    await context.userEvent.click(await context.canvas.findByRole('link', { name: /^(Cancel|Prekliči)$/ }));
    await within(document.body).findByRole('alertdialog');
  },
};
export const Loading: Story = {
  args: { answers: { [tenantRoute]: 'pending' } },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Loading the company CRM|Nalaganje CRM-ja podjetja)$/, {}, { timeout: 15_000 });
  },
};
export const LoadFailed: Story = { args: { answers: { [tenantRoute]: problem(500, { code: 'internal' }) } } };
export const Missing: Story = { args: { answers: { [tenantRoute]: problem(404, { code: 'tenant_not_found' }) } } };
