import { Temporal } from 'temporal-polyfill';
import type { Charge, ChargeOrder, DeclineReason, SetUp } from '../payment-gateway';
import type { SandboxCardRow } from './sandbox-card.repository';
import type { SandboxChargeRow } from './sandbox-charge.repository';

const day = 86_400_000;
const daysOfAuthorisation = 7;

/** In cents; equal to Stripe's minimum in EUR. */
export const minimumCharge = 50;

/** A charge of 0 is the set-up of a card. */
export const setUpAmount = 0;

/** Decides the outcome of a new order; a removed card is declined. */
export function decideCharge(
  card: SandboxCardRow | null,
  { isPresent, amount }: Pick<ChargeOrder, 'isPresent' | 'amount'>,
  now: Date,
): Pick<SandboxChargeRow, 'state' | 'declineReason' | 'authorisedAt'> {
  const declined = (declineReason: DeclineReason) =>
    ({ state: 'declined', declineReason, authorisedAt: null }) as const;
  if (amount !== setUpAmount && amount < minimumCharge) return declined('declined');
  if (card === null) return declined('declined');
  if (hasExpired(card, now)) return declined('expired_card');
  switch (card.effect) {
    case 'succeeds':
    case 'times_out':
      return { state: 'authorised', declineReason: null, authorisedAt: now };
    case 'authenticates':
      if (!isPresent) return declined('authentication_required');
      return { state: 'action_needed', declineReason: null, authorisedAt: null };
    case 'renewals_declined':
      return isPresent ? { state: 'authorised', declineReason: null, authorisedAt: now } : declined('declined');
    default:
      return declined(card.effect);
  }
}

/** A card is valid until the end of its month (UTC). */
export function hasExpired({ expMonth, expYear }: Pick<SandboxCardRow, 'expMonth' | 'expYear'>, now: Date): boolean {
  const today = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO('UTC').toPlainDate();
  return Temporal.PlainYearMonth.compare(today.toPlainYearMonth(), { year: expYear, month: expMonth }) > 0;
}

/** The current state of a charge: an authorisation expires after seven days without a capture. */
export function stateOf({ state, authorisedAt }: SandboxChargeRow, now: Date): SandboxChargeRow['state'] {
  const isExpired = authorisedAt !== null && now.getTime() - authorisedAt.getTime() >= daysOfAuthorisation * day;
  return state === 'authorised' && isExpired ? 'voided' : state;
}

/** The charge as `PaymentGateway` returns it. */
export function chargeOf(row: SandboxChargeRow, publicUrl: string, now: Date): Charge {
  const ref = row.id;
  const state = stateOf(row, now);
  switch (state) {
    case 'action_needed':
      return { state, ref, url: `${publicUrl}${bankPagePath(ref)}` };
    case 'declined':
      return { state, ref, reason: row.declineReason ?? 'declined' };
    default:
      return { state, ref };
  }
}

/** The set-up as `PaymentGateway` returns it; a set-up never expires. */
export function setUpOf(row: SandboxChargeRow, publicUrl: string, now: Date): SetUp {
  if (row.state === 'authorised') return { state: 'succeeded', ref: row.id };
  const charge = chargeOf(row, publicUrl, now);
  if (charge.state === 'action_needed' || charge.state === 'declined') return charge;
  return { state: 'declined', ref: row.id, reason: 'declined' };
}

/** Path of the bank's confirmation page. */
export const bankPagePath = (ref: string) => `/sandbox/3ds/${ref}`;
