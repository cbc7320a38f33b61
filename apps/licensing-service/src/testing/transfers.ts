import type { Payment } from '@atrium/api-client/contract';
import type { Person } from './tenants-app';

/** A line of a bank statement. */
export interface BankTransfer {
  /** Day of the bank statement, `YYYY-MM-DD`. */
  readonly on: string;
  readonly amount?: number;
  readonly reference?: string;
  readonly isConfirmed?: boolean;
}

type Awaited = Pick<Payment, 'id' | 'amount'>;

/** Records a transfer of a pro-forma invoice, by default of its whole amount. */
export const recordCall = (
  { client }: Pick<Person, 'client'>,
  tenant: string,
  { id, amount: asked }: Awaited,
  { on, amount = asked, reference, isConfirmed = false }: BankTransfer,
) =>
  client.post(`/tenants/${tenant}/payments/${id}/received`, {
    received_on: on,
    amount,
    ...(reference === undefined ? {} : { reference }),
    is_confirmed: isConfirmed,
  });

export async function recordTransfer(...call: Parameters<typeof recordCall>): Promise<Payment> {
  const answer = await recordCall(...call);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Payment>();
}

/** Cancels an awaited transfer. */
export const cancelTransferCall = ({ client }: Pick<Person, 'client'>, tenant: string, { id }: Pick<Payment, 'id'>) =>
  client.post(`/tenants/${tenant}/payments/${id}/give-up`, {});
