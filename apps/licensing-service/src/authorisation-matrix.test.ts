import { courierTestEndpoints } from '@atrium/api-client/contract/couriers';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { issueInvoice } from './billing';
import { addAdministrator, startSession } from './identity';
import { asService, type RegisteredRoute } from './platform';
import {
  devices,
  fiscalCertificates,
  invitations,
  operations,
  paymentMethods,
  payments,
  premises,
  quotes,
  roleMembers,
  rolePermissions,
  roles,
  tenantMembers,
  tenants,
  users,
} from './schema';
import type { PlanQuote } from '@atrium/api-client/contract/pricing';
import { testBuyer, testDraft } from './testing/test-invoices';
import { buildTestApp, type TestApp } from './testing/test-app';
import { writeTestUser } from './testing/test-user';

const people = [
  'visitor',
  'deactivated',
  'stranger',
  'with another permission',
  'viewer',
  'manager',
  'owner',
  'with the permission',
  'Administrator',
] as const;
type PersonName = (typeof people)[number];

/** 200 stands for any status the handler itself returns. */
type Row = Readonly<Record<PersonName, 200 | 401 | 403 | 404>>;

const anyone = Object.fromEntries(people.map((person) => [person, 200])) as Row;
const signedIn: Row = { ...anyone, visitor: 401, deactivated: 401 };
const viewers: Row = { ...signedIn, stranger: 404, 'with another permission': 404 };
const managers: Row = { ...viewers, viewer: 403 };
const owners: Row = { ...managers, manager: 403 };
const administrators: Row = {
  ...signedIn,
  stranger: 403,
  'with another permission': 403,
  viewer: 403,
  manager: 403,
  owner: 403,
  'with the permission': 403,
};

const userHolders: Row = { ...administrators, 'with the permission': 200 };
const codelistHolders: Row = { ...administrators, 'with the permission': 200 };

/** The rows of a resource whose calls each need a permission on its module. */
const rowsOf = (route: string): Readonly<Record<string, Row>> =>
  Object.fromEntries(
    ['list', 'get', 'create', 'update', 'delete', 'duplicate', 'export'].map((call) => [
      `${route}.${call}`,
      codelistHolders,
    ]),
  );

const subscriptionHolders: Row = { ...administrators, 'with the permission': 200 };
const priceListHolders: Row = { ...administrators, 'with the permission': 200 };

/** Expected access by endpoint and caller. The test fails for a missing route or a changed policy. */
const matrix: Readonly<Record<string, Row>> = {
  'health.live': anyone,
  'health.ready': anyone,
  'config.get': anyone,
  'csp-reports.create': anyone,
  'auth.user': signedIn,
  'auth.login': anyone,
  'auth.logout': anyone,
  'auth.signup': anyone,
  'auth.activate': anyone,
  'auth.resend-activation': anyone,
  'auth.update': signedIn,
  'auth.change-password': signedIn,
  'auth.confirm-email': anyone,
  'auth.close': signedIn,
  'sessions.list': signedIn,
  'sessions.end': signedIn,
  'sessions.end-others': signedIn,
  'users.end-sessions': userHolders,
  'forgot-password.create': anyone,
  'forgot-password.find': anyone,
  'forgot-password.reset': anyone,
  'outbox.list': administrators,
  'tenants.list': signedIn,
  'tenants.create': signedIn,
  'tenants.url-name': signedIn,
  'tenants.get': viewers,
  'tenants.delete': owners,
  'tenants.save-application': managers,
  'tenants.save-couriers': managers,
  'tenants.save-fiscalization': managers,
  'tenants.save-plugins': managers,
  'tenants.save-data-provider': managers,
  'tenants.save-subscription': owners,
  'tenants.upload-certificate': managers,
  'tenants.delete-certificate': managers,
  'premises.create': managers,
  'premises.update': managers,
  'premises.delete': managers,
  'devices.create': managers,
  'devices.update': managers,
  'devices.delete': managers,
  'fiscalization.act': viewers,
  'premises.register': managers,
  'tenants.start': owners,
  'tenants.activate': owners,
  'tenants.deactivate': owners,
  'tenants.update-crm': owners,
  'tenants.close': owners,
  'tenants.check-vat-number': managers,
  'tenants.transfer': owners,
  'members.list': viewers,
  'members.update': owners,
  // The viewer's entry: viewers may leave, and managers cannot remove members.
  'members.remove': { ...owners, viewer: 200 },
  'invitations.create': owners,
  'invitations.resend': owners,
  'invitations.revoke': owners,
  'invitations.open': anyone,
  'invitations.accept': signedIn,
  'invitations.signup': anyone,
  'notifications.list': signedIn,
  'notifications.read': signedIn,
  'notifications.read-all': signedIn,
  'tenants.duplicate': managers,
  'tenants.export': signedIn,
  'options.list': signedIn,
  ...rowsOf('codelists'),
  'codelists.read': signedIn,
  'codelists.store-option': codelistHolders,
  'codelists.update-option': codelistHolders,
  'codelists.remove-option': codelistHolders,
  'codelists.order-options': codelistHolders,
  'price-list.get': signedIn,
  'price-list.versions': priceListHolders,
  'price-list.update': priceListHolders,
  'billing.quote': owners,
  'billing.get': viewers,
  'billing.plan-change': owners,
  'billing.undo-planned-change': owners,
  'billing.cancel': owners,
  'billing.resume': owners,
  'billing.pay-out-credit': subscriptionHolders,
  'invoices.download': viewers,
  'payment-methods.list': owners,
  'payment-methods.add': owners,
  'payment-methods.set-up': owners,
  'payment-methods.choose-default': owners,
  'payment-methods.remove': owners,
  'payments.pay': owners,
  'payments.refresh': owners,
  'payments.receive': subscriptionHolders,
  'payments.give-up': subscriptionHolders,
  'subscriptions.list': subscriptionHolders,
  'subscriptions.export': subscriptionHolders,
  'sandbox.cards': signedIn,
  'sandbox.create-card': signedIn,
  'webhooks.stripe': anyone,
  'connections.test-data-provider': managers,
  ...Object.fromEntries(Object.values(courierTestEndpoints).map(({ id }) => [id, managers])),
  'connections.test-newsletter': managers,
  'connections.test-mailbox': managers,
  'connections.request-vpn': managers,
  'operations.get': viewers,
  'operations.retry': owners,
  'operations.cancel': owners,
};

const absent = '0190b3d0-0000-7000-8000-000000000000';

interface Records {
  readonly tenantId: string;
  readonly operationId: string;
  readonly invitationId: string;
  readonly premise: string;
  readonly device: string;
  readonly method: string;
  readonly payment: string;
  readonly invoice: string;
}

describe('endpoint access', () => {
  let service: TestApp;
  const ids = new Map<PersonName, string>();
  const idOf = (person: PersonName) => ids.get(person) ?? expect.fail(`no user is ${person}`);
  const now = () => service.dependencies.clock();

  beforeAll(async () => {
    service = await buildTestApp({ settings: { outboxFor: 'administrators' } });
    await service.dependencies.jobs.work([], service.dependencies);
    for (const person of people.slice(1)) {
      ids.set(person, await writeTestUser(service.database, `${person.replaceAll(' ', '-')}@example.com`));
    }
    await service.database
      .update(users)
      .set({ state: 'inactive' })
      .where(eq(users.id, idOf('deactivated')));
    await addAdministrator(service.database, idOf('Administrator'), now());
    const actions = ['view', 'create', 'update', 'delete'];
    await grant(
      'with the permission',
      ['tenants', 'subscriptions', 'codelists', 'users', 'price-list'].flatMap((module) =>
        actions.map((action) => `${action}/${module}`),
      ),
    );
    await grant('with another permission', ['view/documents', 'update/customers']);
  });
  afterAll(() => service.close());

  async function grant(person: PersonName, permissions: string[]): Promise<void> {
    const [role] = await service.database
      .insert(roles)
      .values({ title: person, createdAt: now(), updatedAt: now() })
      .returning();
    const roleId = role?.id ?? expect.fail('no role');
    await service.database.insert(rolePermissions).values(permissions.map((permission) => ({ roleId, permission })));
    await service.database.insert(roleMembers).values({ roleId, userId: idOf(person), addedAt: now() });
  }

  /**
   * A draft with members, an invitation and an operation. Created for each request, since an allowed one may delete
   * them.
   */
  async function createRecords(): Promise<Records> {
    const authorId = idOf('owner');
    const [tenant] = await service.database
      .insert(tenants)
      .values({
        state: 'draft',
        language: 'en',
        authorId,
        lastModifiedBy: authorId,
        createdAt: now(),
        updatedAt: now(),
      })
      .returning();
    const tenantId = tenant?.id ?? expect.fail('no tenant');
    const member = (userId: string, role: 'owner' | 'manager' | 'viewer') => ({
      tenantId,
      userId,
      role,
      addedAt: now(),
    });
    const members = (['viewer', 'manager', 'owner'] as const).map((role) => member(idOf(role), role));
    await service.database.insert(tenantMembers).values([...members, member(idOf('deactivated'), 'owner')]);
    const [operation] = await service.database
      .insert(operations)
      .values({
        tenantId,
        kind: 'create',
        state: 'succeeded',
        reference: tenantId,
        createdBy: authorId,
        createdAt: now(),
      })
      .returning();
    const [invitation] = await service.database
      .insert(invitations)
      .values({
        tenantId,
        email: 'invited@example.com',
        role: 'viewer',
        language: 'en',
        tokenHash: tenantId,
        invitedBy: authorId,
        createdAt: now(),
        sentAt: now(),
        expiresAt: new Date(now().getTime() + 1000),
      })
      .returning();
    const operationId = operation?.id ?? expect.fail('no operation');
    const stamps = { createdAt: now(), updatedAt: now(), updatedBy: authorId };
    const [premise] = await service.database
      .insert(premises)
      .values({ tenantId, premiseId: 'VOZ1', type: 'movable-a', validFrom: '2026-11-21', ...stamps })
      .returning();
    await service.database.insert(fiscalCertificates).values({
      tenantId,
      fileName: 'potrdilo.p12',
      size: 1,
      chain: '',
      holder: '',
      issuer: '',
      issuerKind: 'test',
      validFrom: now(),
      validUntil: now(),
      uploadedAt: now(),
      uploadedBy: authorId,
    });
    const premiseRow = premise?.id ?? expect.fail('no premise');
    const [device] = await service.database
      .insert(devices)
      .values({ tenantId, premise: premiseRow, deviceId: 'BLAG1', ...stamps })
      .returning();
    return {
      tenantId,
      operationId,
      invitationId: invitation?.id ?? expect.fail('no invitation'),
      premise: premiseRow,
      device: device?.id ?? expect.fail('no device'),
      ...(await createBillingRecords(tenantId, authorId)),
    };
  }

  /** A card, a declined payment and an invoice. */
  async function createBillingRecords(tenantId: string, addedBy: string) {
    const { dependencies, database } = service;
    const draft = { tenantId, draft: testDraft(), corrects: [] };
    const issued = await asService(database, 'job', (tx) =>
      issueInvoice(tx, dependencies.settings.invoiceNumbering, draft, now()),
    );
    const [method] = await database
      .insert(paymentMethods)
      .values({
        tenantId,
        gateway: 'sandbox',
        method: 'unknown',
        brand: 'visa',
        last4: '4242',
        expMonth: 1,
        expYear: 2030,
        cardholderName: 'Ana',
        isDefault: true,
        addedBy,
        addedAt: now(),
        savedAt: now(),
      })
      .returning();
    const [price] = await database
      .insert(quotes)
      .values({
        tenantId,
        kind: 'creation',
        frozenAt: now(),
        expiresAt: now(),
        selection: { cycle: 'monthly', licences: 1, modules: [], assets: 0 },
        priceListVersion: 1,
        subscriptionVersion: 0,
        buyer: testBuyer,
        vat: { category: 'standard', rate: 2200, reason: 'domestic' },
        priced: {} as PlanQuote,
        amountDue: 1,
        period: { cycle: 'monthly', anchor: now().toISOString(), index: 0, priceListVersion: 1 },
        nextInvoice: { on: now().toISOString(), total: 1 },
      })
      .returning();
    const [payment] = await database
      .insert(payments)
      .values({
        tenantId,
        quoteId: price?.id ?? expect.fail('no quote'),
        kind: 'creation',
        amount: 1,
        way: 'card',
        state: 'declined',
        isPresent: true,
        createdBy: addedBy,
        createdAt: now(),
        updatedAt: now(),
      })
      .returning();
    return {
      method: method?.id ?? expect.fail('no card'),
      payment: payment?.id ?? expect.fail('no payment'),
      invoice: issued.id,
    };
  }

  async function call({ endpoint }: RegisteredRoute, person: PersonName, records?: Records) {
    const client = service.client();
    if (person !== 'visitor') {
      const token = await startSession(
        service.database,
        idOf(person),
        { ip: '127.0.0.1', userAgent: 'test' },
        service.dependencies.settings,
        now(),
      );
      client.cookies.set(service.dependencies.settings.cookie.name, token);
    }
    const record = endpoint.path.startsWith('/operations/') ? records?.operationId : records?.tenantId;
    const id = record ?? (endpoint.id === 'auth.update' && person !== 'visitor' ? idOf(person) : absent);
    const url = endpoint.path
      .replace('{id}', id)
      .replace('{user_id}', idOf('viewer'))
      .replace('{invitation_id}', records?.invitationId ?? absent)
      .replace('{premise}', records?.premise ?? absent)
      .replace('{device}', records?.device ?? absent)
      .replace('{method_id}', records?.method ?? absent)
      .replace('{payment_id}', records?.payment ?? absent)
      .replace('{invoice_id}', records?.invoice ?? absent)
      .replace('{token}', 'unknown')
      .replace('{slugs}', 'statuses');
    return client.send(
      endpoint.method,
      url,
      endpoint.method === 'GET' || endpoint.method === 'DELETE' ? {} : { form: { _version: 0 } },
    );
  }

  async function recordsFor({ endpoint }: RegisteredRoute): Promise<Records | undefined> {
    return endpoint.access.kind === 'tenant' ? createRecords() : undefined;
  }

  it('covers every route and no others', () => {
    const present = service.app.routeTable.map(({ endpoint }) => endpoint.id);
    expect(Object.keys(matrix).sort()).toEqual([...present].sort());
  });

  it.each(Object.keys(matrix))('enforces the policy of %s', async (id) => {
    const entry = service.app.routeTable.find(({ endpoint }) => endpoint.id === id) ?? expect.fail(`${id} is missing`);
    for (const person of people) {
      const answer = await call(entry, person, await recordsFor(entry));
      const expected = matrix[id]?.[person];
      const message = `${id} as ${person} answered ${answer.statusCode} ${answer.body}`;
      if (expected !== 200) expect(answer.statusCode, message).toBe(expected);
      else {
        expect([401, 403, 405], message).not.toContain(answer.statusCode);
        expect(answer.statusCode, message).toBeLessThan(500);
        if (entry.endpoint.access.kind === 'tenant') expect(answer.statusCode, message).not.toBe(404);
      }
    }
  });

  it('answers the same for another user’s record and a missing one', async () => {
    for (const entry of service.app.routeTable.filter(({ endpoint }) => endpoint.access.kind === 'tenant')) {
      const foreign = await call(entry, 'stranger', await recordsFor(entry));
      const missing = await call(entry, 'stranger');
      const { request_id: _one, ...problem } = foreign.json();
      const { request_id: _other, ...absence } = missing.json();
      expect(problem, entry.endpoint.id).toEqual(absence);
      expect(Object.keys(foreign.headers).sort()).toEqual(Object.keys(missing.headers).sort());
    }
  });
});
