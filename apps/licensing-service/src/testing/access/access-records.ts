import type { SettledBill } from '../../billing/bills/bill';
import { expect } from 'vitest';
import { issueInvoice } from '../../billing';
import { asService } from '../../platform';
import {
  devices,
  fiscalCertificates,
  invitations,
  operations,
  paymentMethods,
  payments,
  premises,
  quotes,
  tenantMembers,
  tenants,
} from '../../schema';
import type { TestApp } from '../test-app';
import { testBuyer, testDraft } from '../test-invoices';
import type { PersonName } from './expected-access';

/** Ids of a tenant and of its records. */
export interface AccessRecords {
  readonly tenantId: string;
  readonly operationId: string;
  readonly invitationId: string;
  readonly premise: string;
  readonly device: string;
  readonly method: string;
  readonly payment: string;
  readonly invoice: string;
}

/** A draft with members, an invitation and an operation, which an allowed request may delete. */
export async function createAccessRecords(
  service: TestApp,
  idOf: (person: PersonName) => string,
): Promise<AccessRecords> {
  const now = () => service.dependencies.clock();
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
    ...(await createBillingRecords(service, tenantId, authorId)),
  };
}

/** A card, a declined payment and an invoice. */
async function createBillingRecords(service: TestApp, tenantId: string, addedBy: string) {
  const { dependencies, database } = service;
  const now = () => dependencies.clock();
  const draft = { tenantId, draft: testDraft() };
  const issued = await asService(database, 'job', (tx) => issueInvoice({ ...dependencies, tx, now: now() }, draft));
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
      settled: { bill: { cause: 'creation' } } as SettledBill,
      amountDue: 1,
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
      methodType: 'card',
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
