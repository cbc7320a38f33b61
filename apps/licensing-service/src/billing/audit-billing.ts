import { defineFields } from '@atrium/api-client/contract';
import { type AuditEntry, writeAudit } from '../platform';
import { tenantAudit, type TenantCall, tenantSubject } from '../tenants';
import type { Work } from './work';

const amount = { type: 'integer', money: true, recorded: true } as const;
const text = { type: 'text', recorded: true } as const;
const time = { type: 'instant', recorded: true } as const;
const id = { type: 'id', recorded: true } as const;

/** The fields of payments, plans and prices whose values the audit log records. */
export const recordedBillingFields = defineFields({
  amount,
  method_type: { type: 'choice', choices: ['card', 'bank_transfer', 'none'], recorded: true },
  received_on: time,
  due_on: time,
  paid_on: time,
  ended_at: time,
  is_credit: { type: 'boolean', recorded: true },
  cancels: { type: 'boolean', recorded: true },
  last4: text,
  vat_number: text,
  status: { type: 'choice', choices: ['confirmed', 'refused', 'not_checked'], recorded: true },
  /** Why a card was declined. */
  reason: { type: 'choice', recorded: true },
  licence: amount,
  module: amount,
  asset: amount,
  yearly_months: { type: 'integer', recorded: true },
  payment: id,
  quote: id,
  entry: id,
});

type Entry = Pick<AuditEntry, 'action' | 'before' | 'after'>;

/** Records what a user's call did with the plan or the money of a company CRM. */
export const auditCall = ({ tx, now }: Work, call: TenantCall, tenantId: string, entry: Entry): Promise<void> =>
  writeAudit(tx, { ...tenantAudit(call, tenantId, now), fields: recordedBillingFields, ...entry });

/** Records what took effect without a call. */
export const auditEffect = ({ tx, now: at }: Work, actorId: string | null, tenantId: string, entry: Entry) =>
  writeAudit(tx, { actorId, outcome: 'done', at, ...tenantSubject(tenantId), fields: recordedBillingFields, ...entry });
