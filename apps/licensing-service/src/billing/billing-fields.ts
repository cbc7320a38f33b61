import { defineFields } from '@atrium/api-client/contract';

const amount = { type: 'integer', money: true, recorded: true } as const;
const choice = { type: 'choice', recorded: true } as const;
const text = { type: 'text', recorded: true } as const;
const day = { type: 'text', nullable: true, recorded: true } as const;
const id = { type: 'id', recorded: true } as const;

/** The fields of payments, plans and prices whose values the audit log records. */
export const recordedBillingFields = defineFields({
  amount,
  method_type: choice,
  received_on: day,
  due_on: day,
  paid_on: day,
  ended_at: { type: 'instant', recorded: true },
  is_credit: { type: 'boolean', recorded: true },
  cancels: { type: 'boolean', recorded: true },
  last4: text,
  vat_number: text,
  status: choice,
  reason: text,
  licence: amount,
  module: amount,
  asset: amount,
  yearly_months: { type: 'integer', recorded: true },
  payment: id,
  quote: id,
  entry: id,
});
