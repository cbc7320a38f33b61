import type { BodyOf, Customer } from '@atrium/api-client/contract';
import type { CallOf, createCustomerSchema, updateCustomerSchema } from '@atrium/api-client/contract/schemas';
import { sql } from 'drizzle-orm';
import {
  asService,
  type Caller,
  Conflict,
  inScope,
  NotFound,
  type Remember,
  type SessionUser,
  Stale,
  throwIfInvalid,
  type Transaction,
  v7,
  writeAudit,
} from '../../platform';
import { refuseIfUsed, toRow } from '../../resource';
import type { BackOfficeDependencies } from '../dependencies';
import { type CustomerFields, recordedChanges, recordedCustomer } from './customer-changes';
import { readContacts, readVatNumber } from './customer-input';
import { toCustomer } from './customer-view';
import {
  type CustomerRecord,
  type CustomerRow,
  deleteCustomer,
  findCustomer,
  insertCustomer,
  updateCustomer,
} from './customer.repository';
import { customers } from './customer.table';
import { enqueueVatCheck } from './check-vat-number.job';
import { recordedCustomerFields } from './recorded-customer-fields';

export interface CustomerCall {
  readonly user: SessionUser;
  readonly caller: Caller;
}

export type CustomerDependencies = Pick<
  BackOfficeDependencies,
  'database' | 'databaseClient' | 'openRequests' | 'clock' | 'references' | 'jobs'
>;

/** The fields shared by every audit entry about a customer. */
export const customerAudit = ({ user, caller }: CustomerCall, id: string, at: Date) => ({
  title: sql`(select ${customers.title} from ${customers} where ${customers.id} = ${id})`,
  fields: recordedCustomerFields,
  actorId: user.id,
  outcome: 'done' as const,
  subjectType: 'customer',
  subjectId: id,
  requestId: caller.requestId,
  ip: caller.ip,
  at,
});

export async function requireCustomer(tx: Transaction, id: string): Promise<CustomerRow> {
  const row = await findCustomer(tx, id);
  if (row === null) throw new NotFound('customer_not_found');
  return row;
}

export async function viewCustomer(tx: Transaction, { user, caller }: CustomerCall, id: string): Promise<Customer> {
  return toCustomer(await requireCustomer(tx, id), { user, language: caller.language });
}

export function readCustomer({ database }: CustomerDependencies, call: CustomerCall, id: string): Promise<Customer> {
  return inScope(database, { userId: call.user.id }, (tx) => viewCustomer(tx, call, id));
}

export function createCustomer(
  { database, clock, jobs }: CustomerDependencies,
  call: CustomerCall,
  body: BodyOf<CallOf<typeof createCustomerSchema>>,
  remember: Remember,
): Promise<string> {
  const fields = readFields(body, null);
  return asService(database, 'no-tenant', async (tx) => {
    const at = clock();
    const id = await insertCustomer(tx, { title: body.title, ...fields, ...madeBy(call, at) });
    await writeAudit(tx, {
      ...customerAudit(call, id, at),
      action: 'customer.create',
      after: recordedCustomer(fields),
    });
    await enqueueVatCheck(tx, jobs, id, fields.vatNumber);
    await remember(tx, id);
    return id;
  });
}

export function duplicateCustomer(
  { database, clock }: CustomerDependencies,
  call: CustomerCall,
  source: string,
  remember: Remember,
): Promise<string> {
  return asService(database, 'no-tenant', async (tx) => {
    const at = clock();
    const { customer } = await requireCustomer(tx, source);
    if (customer.erasedAt !== null) throw new Conflict('customer_erased');
    const { id: _id, version: _version, searchText: _text, ...fields } = customer;
    const contacts = fields.contacts.map((contact) => ({ ...contact, id: v7() }));
    const id = await insertCustomer(tx, { ...fields, contacts, ...madeBy(call, at) });
    const entry = { ...customerAudit(call, id, at), action: 'customer.duplicate', before: { source } } as const;
    await writeAudit(tx, { ...entry, after: recordedCustomer({ title: fields.title, contacts }) });
    await remember(tx, id);
    return id;
  });
}

const madeBy = ({ user }: CustomerCall, at: Date) => ({
  authorId: user.id,
  lastModifiedBy: user.id,
  createdAt: at,
  updatedAt: at,
});

export function changeCustomer(
  { database, clock, jobs }: CustomerDependencies,
  call: CustomerCall,
  id: string,
  { _version: version, ...body }: BodyOf<CallOf<typeof updateCustomerSchema>>,
): Promise<Customer> {
  return asService(database, 'no-tenant', async (tx) => {
    const at = clock();
    const { customer } = await requireCustomer(tx, id);
    if (customer.version !== version) throw new Stale(await viewCustomer(tx, call, id));
    if (customer.erasedAt !== null) throw new Conflict('customer_erased');
    const fields = readFields(body, customer);
    const { changed, before, after } = recordedChanges(customer, fields);
    if (changed.length === 0) return viewCustomer(tx, call, id);
    const hasNewNumber = changed.includes('vatNumber');
    const saved = await updateCustomer(tx, id, version, {
      ...fields,
      ...(hasNewNumber ? { vatCheck: null } : {}),
      lastModifiedBy: call.user.id,
      updatedAt: at,
    });
    if (!saved) throw new Stale(await viewCustomer(tx, call, id));
    await writeAudit(tx, { ...customerAudit(call, id, at), action: actionOf(changed, fields), before, after });
    if (hasNewNumber) await enqueueVatCheck(tx, jobs, id, fields.vatNumber);
    return viewCustomer(tx, call, id);
  });
}

function actionOf(changed: readonly string[], { active }: Partial<CustomerFields>) {
  if (changed.length > 1 || changed[0] !== 'active') return 'customer.update';
  return active === true ? 'customer.activate' : 'customer.deactivate';
}

export function removeCustomer(
  { database, clock, references }: CustomerDependencies,
  call: CustomerCall,
  id: string,
): Promise<void> {
  return asService(database, 'no-tenant', async (tx) => {
    const { customer } = await requireCustomer(tx, id);
    await refuseIfUsed(tx, references, 'customers', [id]);
    await deleteCustomer(tx, id);
    const { title, vatNumber, contacts } = customer;
    const entry = { ...customerAudit(call, id, clock()), action: 'customer.delete', title } as const;
    await writeAudit(tx, { ...entry, before: recordedCustomer({ title, vatNumber, contacts }) });
  });
}

/** Normalises the given fields of an input; 422 with a message for each invalid one. */
function readFields(
  input: Omit<BodyOf<CallOf<typeof updateCustomerSchema>>, '_version'>,
  stored: CustomerRecord | null,
): Partial<CustomerFields> {
  const { contacts: typedContacts, vat_number: typedNumber, ...plain } = input;
  const country = input.country === undefined ? (stored?.country ?? null) : input.country;
  const number = typedNumber === undefined ? null : readVatNumber(typedNumber, country);
  const { contacts, problems } = readContacts(typedContacts ?? [], stored?.contacts ?? [], country);
  throwIfInvalid({
    ...(number !== null && 'problem' in number ? { vat_number: [number.problem] } : {}),
    ...problems,
  });
  return {
    ...toRow(plain),
    ...(number !== null && 'value' in number ? { vatNumber: number.value } : {}),
    ...(typedContacts === undefined ? {} : { contacts }),
  };
}
