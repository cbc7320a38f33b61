import { timingSafeEqual } from 'node:crypto';
import { asService, type Database } from '../../../platform';
import { lockCharge, updateCharge, type SandboxChargeRow } from './sandbox-charge.repository';

export type BankAnswer = 'approve' | 'decline';

/** A charge that the bank asks about or has asked about; null where there is none. */
export function findPendingCharge(database: Database, ref: string): Promise<SandboxChargeRow | null> {
  return asService(database, 'stand-in', (tx) => lockCharge(tx, ref));
}

/** Takes the customer's answer once, from the page that asked; answers the charge as it is then. */
export function answerBank(
  database: Database,
  ref: string,
  { answer, code }: { readonly answer: BankAnswer; readonly code: string },
  now: Date,
): Promise<SandboxChargeRow | null> {
  return asService(database, 'stand-in', async (tx) => {
    const charge = await lockCharge(tx, ref);
    if (charge === null || charge.state !== 'action_needed' || !isSame(code, charge.answerCode)) return charge;
    const answered =
      answer === 'approve'
        ? ({ state: 'authorised', authorisedAt: now } as const)
        : ({ state: 'declined', declineReason: 'authentication_failed' } as const);
    await updateCharge(tx, ref, answered);
    return { ...charge, ...answered };
  });
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
