import type { Billing, Members, PaymentMethods, Tenant } from '@atrium/api-client/contract';
import {
  sampleBilling,
  sampleMembers,
  sampleMethods,
  sampleTenantRows,
  sampleTenant,
  tenantId,
} from '@atrium/api-client/testing/samples';
import { ok, okPage, problem, type StubAnswer, type StubAnswers } from '@atrium/api-client/testing/stub';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from './testing/open-page';
import { serviceEvents } from './testing/service-events';
import { billingRoute, methodsRoute } from './testing/billing-answers';

const address = `/tenants/details/${tenantId}`;
const tenantRoute = `GET /tenants/${tenantId}`;
const membersRoute = `GET /tenants/${tenantId}/members`;
const isOwn = ({ id }: { readonly id: string }) => id === tenantId;

interface Service {
  rows: typeof sampleTenantRows;
  /** Null if the user has no access. */
  tenant: Tenant | null;
  members: Members;
  billing: Billing;
  methods: PaymentMethods;
}

/** Opens a page while the test changes the service's state, as another user would. */
async function open(path: string, change: Partial<Service> = {}) {
  const service: Service = {
    rows: sampleTenantRows,
    tenant: sampleTenant(),
    members: sampleMembers(),
    billing: sampleBilling(),
    methods: sampleMethods(),
    ...change,
  };
  const ofTenant = (body: () => unknown) => (): StubAnswer =>
    service.tenant === null ? problem(404, { code: 'tenant_not_found' }) : ok(body());
  const answers: StubAnswers = {
    'GET /tenants': () => okPage(service.rows),
    [tenantRoute]: ofTenant(() => service.tenant),
    [membersRoute]: ofTenant(() => service.members),
    [billingRoute]: ofTenant(() => service.billing),
    [methodsRoute]: ofTenant(() => service.methods),
  };
  const { load, ...events } = serviceEvents();
  await openPage(path, { answers, events: load });
  return { service, ...events };
}

const row = () => screen.queryByRole('link', { name: 'Kovinarstvo Ažman d.o.o.' });

describe('the open list', () => {
  it('removes a company CRM when the user loses access', async () => {
    const { service, tenantChanged } = await open('/tenants');
    await waitFor(() => expect(row()).not.toBeNull());
    service.rows = sampleTenantRows.filter((one) => !isOwn(one));
    await tenantChanged();
    await waitFor(() => expect(row()).toBeNull());
    expect(screen.getByRole('link', { name: 'Pekarna Črešnjevec' })).toBeDefined();
  });

  it('adds a company CRM that the user joined in another tab', async () => {
    const { service, tenantChanged } = await open('/tenants', { rows: sampleTenantRows.filter((one) => !isOwn(one)) });
    await screen.findByRole('link', { name: 'Pekarna Črešnjevec' });
    expect(row()).toBeNull();
    service.rows = sampleTenantRows;
    await tenantChanged();
    await waitFor(() => expect(row()).not.toBeNull());
  });
});

describe('the open details', () => {
  it.each([
    ['details', address],
    ['billing', `${address}/billing`],
  ])('say that a company CRM is missing when the user loses access (%s)', async (_page, path) => {
    const { service, tenantChanged } = await open(path);
    await screen.findByRole('heading', { level: 1 });
    service.tenant = null;
    await tenantChanged();
    const heading = await screen.findByRole('heading', { level: 1, name: 'Unable to find specified company CRM' });
    expect(heading).toBeDefined();
  });

  it('offer what the user’s new role allows', async () => {
    const { service, tenantChanged } = await open(address);
    const update = () => screen.queryByRole('button', { name: 'Update company CRM' });
    await waitFor(() => expect(update()).not.toBeNull());
    service.tenant = sampleTenant({ role: 'viewer', allowed_actions: ['open'] });
    await tenantChanged();
    await waitFor(() => expect(update()).toBeNull());
  });

  it('show the members without a removed one', async () => {
    const { service, tenantChanged } = await open(address);
    const members = within(await screen.findByRole('list', { name: 'Members' }));
    await members.findByText('Žan Ažman');
    service.members = sampleMembers({ data: sampleMembers().data.slice(0, 1) });
    await tenantChanged();
    await waitFor(() => expect(members.queryByText('Žan Ažman')).toBeNull());
  });

  it('show the invoice of a renewed plan', async () => {
    const { service, tenantChanged } = await open(address);
    await screen.findByText(/P1-B1-118/);
    const [newest] = service.billing.invoices;
    if (newest === undefined) throw new Error('The sample has invoices.');
    const renewed = { ...newest, id: '019a9f00-0000-7000-8000-0000000000e9', number: 'P1-B1-131' };
    service.billing = sampleBilling({ invoices: [renewed, ...service.billing.invoices] });
    await tenantChanged();
    expect(await screen.findByText(/P1-B1-131/)).toBeDefined();
  });
});

describe('the open billing page', () => {
  it('shows a cancellation and a removed card from another tab', async () => {
    const { service, tenantChanged } = await open(`${address}/billing`);
    await screen.findByRole('heading', { level: 2, name: 'Payment methods' });
    const { subscription } = service.billing;
    if (subscription === null) throw new Error('The sample has a plan.');
    service.billing = sampleBilling({ subscription: { ...subscription, cancels: true }, allowed_actions: ['resume'] });
    service.methods = { ...service.methods, data: [] };
    await tenantChanged();
    expect(await screen.findByRole('button', { name: /Resume/ })).toBeDefined();
    expect(await screen.findByText('No card has been added yet.')).toBeDefined();
  });

  it('shows what changed while the connection was lost', async () => {
    const { service, reconnect } = await open(`${address}/billing`);
    await screen.findByRole('heading', { level: 2, name: 'Payment methods' });
    service.methods = { ...service.methods, data: [] };
    await reconnect();
    expect(await screen.findByText('No card has been added yet.')).toBeDefined();
  });
});
