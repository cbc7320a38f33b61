import { isDeepStrictEqual } from 'node:util';
import type { PremiseRegistration } from '../authority/premise-registration';
import { placeOf } from '../premises/premise-place';
import type { PremiseRow } from '../premises/premise.repository';
import type { RegistrationRow } from './registration.repository';

/** Messages to send about one premise, in this order. */
export interface RegistrationTask {
  readonly premise: string;
  readonly messages: readonly PremiseRegistration[];
}

export interface Registrable {
  readonly premise: PremiseRow;
  readonly registration: RegistrationRow | null;
}

/** Messages the authority still needs: new, changed, renamed and removed premises. */
export function registrationTasks(known: readonly Registrable[], taxNumber: number): readonly RegistrationTask[] {
  return known.flatMap(({ premise, registration }) => {
    const messages = messagesFor(premise, registration, taxNumber);
    return messages.length === 0 ? [] : [{ premise: premise.id, messages }];
  });
}

/** Messages that close every premise still open at the authority. */
export function closingTasks(known: readonly Registrable[]): readonly RegistrationTask[] {
  return known.flatMap(({ premise, registration }) => {
    const accepted = registration?.accepted ?? null;
    return accepted === null || accepted.closing
      ? []
      : [{ premise: premise.id, messages: [{ ...accepted, closing: true }] }];
  });
}

/** When the authority registered a premise under its current id and tax number; null if it is not open there. */
export function registeredSince(
  { premiseId }: Pick<PremiseRow, 'premiseId'>,
  registration: RegistrationRow | undefined,
  taxNumber: number | null,
): Date | null {
  const accepted = registration?.accepted ?? null;
  const isKnown = accepted?.closing === false && accepted.premiseId === premiseId && accepted.taxNumber === taxNumber;
  return isKnown ? (registration?.acceptedAt ?? null) : null;
}

function messagesFor(
  premise: PremiseRow,
  registration: RegistrationRow | null,
  taxNumber: number,
): PremiseRegistration[] {
  const accepted = registration?.accepted ?? null;
  const isOpen = accepted !== null && !accepted.closing;
  if (premise.removedAt !== null) return isOpen ? [{ ...accepted, closing: true }] : [];
  const current: PremiseRegistration = {
    taxNumber,
    premiseId: premise.premiseId,
    place: placeOf(premise),
    validFrom: premise.validFrom,
    closing: false,
  };
  const isSame = accepted?.premiseId === current.premiseId && accepted.taxNumber === taxNumber;
  // Closed permanently with its company CRM.
  if (isSame && accepted.closing) return [];
  if (registration?.state === 'registered' && isDeepStrictEqual(accepted, current)) return [];
  return isOpen && !isSame ? [{ ...accepted, closing: true }, current] : [current];
}
