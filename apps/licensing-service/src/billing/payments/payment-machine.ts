/** The states of a payment. It begins as `processing`, `awaiting_transfer`, or `settled` if nothing is due. */
export const paymentStates = [
  'processing',
  'action_needed',
  'authorised',
  'capturing',
  'captured',
  'awaiting_transfer',
  'settled',
  'voiding',
  'voided',
  'refunding',
  'refunded',
  'declined',
] as const;
export type PaymentState = (typeof paymentStates)[number];

/** States of a payment that failed or is taken back: it reserves no credit, and its quote can be paid again. */
export const failedStates: readonly PaymentState[] = ['declined', 'voiding', 'voided', 'refunding', 'refunded'];

/**
 * What a payment is for: the creation of a company CRM, an order of its owner, a renewal, or an owed correction of VAT.
 * The last two are charged off session.
 */
export type Purpose = 'creation' | 'order' | 'renewal' | 'correction';

const every = ['creation', 'order', 'renewal', 'correction'] as const satisfies Purpose[];
const onSession = ['creation', 'order'] as const satisfies Purpose[];
const plan = ['order', 'renewal'] as const satisfies Purpose[];
const ordered = ['creation', 'order', 'renewal'] as const satisfies Purpose[];
const afterCreation = ['order', 'renewal', 'correction'] as const satisfies Purpose[];

/** From states, an event, the purposes, the next state, and what takes effect in the same transaction. */
type Row = readonly [
  from: readonly PaymentState[],
  event: string,
  of: readonly Purpose[],
  to: PaymentState,
  effect?: string,
];

/**
 * All that can happen to a payment. An event without a row changes nothing: it is recorded as one that does not fit.
 * `not_payable`: its quote is stale or its company CRM cannot be charged. `closed`: its company CRM was closed, or the
 * creation cancelled.
 */
export const paymentTable = [
  // The gateway authorises the amount, or requires authentication.
  [['processing'], 'authentication_required', onSession, 'action_needed'],
  [['processing'], 'authentication_required', ['renewal'], 'voiding', 'fail_renewal'],
  [['processing'], 'authentication_required', ['correction'], 'voiding', 'request_owed'],
  [['processing', 'action_needed'], 'authorised', ['creation'], 'authorised', 'start_creation'],
  [['processing'], 'authorised', afterCreation, 'capturing', 'save_card'],
  [['processing'], 'not_payable', every, 'voiding'],
  [['processing', 'action_needed'], 'declined', onSession, 'declined'],
  [['processing', 'action_needed'], 'voided', onSession, 'voided'],

  // The customer authenticates at their bank, starts another payment, or does not return.
  [['action_needed'], 'authentication_required', onSession, 'action_needed'],
  [['action_needed'], 'authentication_expired', onSession, 'voiding'],
  [['action_needed'], 'abandoned', onSession, 'voiding'],
  [['action_needed'], 'closed', onSession, 'voiding'],
  [['action_needed'], 'authorised', plan, 'capturing', 'save_card'],
  [['action_needed'], 'not_payable', onSession, 'voiding'],

  // The amount is captured: for a creation once its company CRM is active.
  [['authorised'], 'capture_requested', ['creation'], 'capturing'],
  [['authorised'], 'closed', ['creation'], 'voiding'],
  [['capturing'], 'captured', ['creation'], 'captured', 'bill_creation'],
  [['processing', 'action_needed', 'capturing'], 'captured', plan, 'captured', 'begin_plan'],
  [['processing', 'capturing'], 'captured', ['correction'], 'captured', 'settle_owed'],
  [['capturing'], 'declined', ['creation'], 'voided', 'request_payment'],
  [['capturing'], 'declined', ['order'], 'declined'],
  [['capturing'], 'voided', ['creation'], 'voided', 'request_payment'],
  [['capturing'], 'voided', ['order'], 'voided'],
  [['capturing'], 'closed', every, 'voiding'],

  // No customer is present when a renewal or an owed invoice fails.
  [['processing', 'capturing'], 'declined', ['renewal'], 'declined', 'fail_renewal'],
  [['processing', 'capturing'], 'declined', ['correction'], 'declined', 'request_owed'],
  [['processing', 'capturing'], 'voided', ['renewal'], 'voided', 'fail_renewal'],
  [['processing', 'capturing'], 'voided', ['correction'], 'voided', 'request_owed'],

  // The amount is voided or refunded.
  [['voiding'], 'voided', every, 'voided'],
  [['voiding'], 'declined', every, 'voided'],
  [['voiding'], 'captured', every, 'refunding'],
  [['refunding'], 'refunded', every, 'refunded'],
  [['captured'], 'refund_requested', every, 'refunding'],
  [['settled'], 'closed', every, 'voided'],

  // A bank transfer is received, or ends without it.
  [['awaiting_transfer'], 'received', ['creation'], 'captured', 'start_creation'],
  [['awaiting_transfer'], 'received', plan, 'captured', 'begin_plan'],
  [['awaiting_transfer'], 'received', ['correction'], 'captured', 'settle_owed'],
  [['awaiting_transfer'], 'replaced', ordered, 'voided'],
  [['awaiting_transfer'], 'expired', ordered, 'voided'],
  [['awaiting_transfer'], 'cancelled', ordered, 'voided'],
  [['awaiting_transfer'], 'paid_by_card', ['correction'], 'voided'],
  [['awaiting_transfer'], 'closed', every, 'voided'],
  [['captured'], 'credited', every, 'voided'],
] as const satisfies readonly Row[];

type AnyRow = (typeof paymentTable)[number];
export type PaymentEvent = AnyRow[1];
export const allPaymentEvents: readonly PaymentEvent[] = [...new Set(paymentTable.map(([, event]) => event))];
/** What can take effect with an event. */
export type PaymentEffect<E extends PaymentEvent = PaymentEvent> = Extract<
  AnyRow,
  { readonly 1: E; readonly 4: string }
>[4];

interface PaymentHead {
  readonly kind: 'creation' | 'change' | 'renewal' | 'correction';
  readonly isPresent: boolean;
  readonly state: PaymentState;
}

/** What an event makes of a payment; null if it does not fit. */
export function transitionOf({ kind, isPresent, state }: PaymentHead, event: PaymentEvent) {
  const purpose: Purpose = kind === 'change' || (kind === 'renewal' && isPresent) ? 'order' : kind;
  const row = (paymentTable as readonly Row[]).find(
    ([from, name, of]) => from.includes(state) && name === event && of.includes(purpose),
  );
  return row === undefined ? null : { to: row[3], effect: (row[4] as PaymentEffect | undefined) ?? null };
}
