import { timingSafeEqual } from 'node:crypto';
import { asService, type Database } from '../../../platform';
import { lockCharge, updateCharge, type SandboxChargeRow } from './sandbox-charge.repository';

export type BankAnswer = 'approve' | 'decline';

/** Finds the charge of a bank page, pending or completed; null for an unknown id. */
export function findPendingCharge(database: Database, ref: string): Promise<SandboxChargeRow | null> {
  return asService(database, 'stand-in', (tx) => lockCharge(tx, ref));
}

/**
 * Records the customer's first answer, if it comes from the bank's page. Returns the charge with its resulting state.
 */
export function completeBankStep(
  database: Database,
  ref: string,
  { answer, code }: { readonly answer: BankAnswer; readonly code: string },
  now: Date,
): Promise<SandboxChargeRow | null> {
  return asService(database, 'stand-in', async (tx) => {
    const charge = await lockCharge(tx, ref);
    if (charge === null || charge.state !== 'action_needed' || !isEqual(code, charge.answerCode)) return charge;
    const answered =
      answer === 'approve'
        ? ({ state: 'authorised', authorisedAt: now } as const)
        : ({ state: 'declined', declineReason: 'authentication_failed' } as const);
    await updateCharge(tx, ref, answered);
    return { ...charge, ...answered };
  });
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
