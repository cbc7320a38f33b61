/**
 * Why a vendor rejects an account.
 * - `login_refused`: wrong name, password or key.
 * - `access_not_allowed`: not allowed from this address.
 * - `account_locked`: too many wrong attempts; unlocks automatically.
 * - `account_not_usable`: known, but not usable for this purpose.
 * - `server_busy`: rate limited or overloaded.
 * - `not_understood`: unexpected response.
 */
export type Refusal =
  | 'login_refused'
  | 'access_not_allowed'
  | 'account_locked'
  | 'account_not_usable'
  | 'server_busy'
  | 'not_understood';

/** Maps an error status to a refusal. */
export function refusalOfStatus(status: number): Refusal {
  if (status === 401 || status === 403) return 'login_refused';
  return status === 429 || status >= 500 ? 'server_busy' : 'not_understood';
}
