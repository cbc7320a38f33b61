import { defineFields } from '@atrium/api-client/contract';

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
