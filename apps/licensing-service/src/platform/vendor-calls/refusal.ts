import type { VendorAnswer } from './vendor-call';

/**
 * Why a vendor that was reached does not take an account.
 *
 * - `login_refused`: name, password or key.
 * - `access_not_allowed`: not from here.
 * - `account_locked`: too many wrong attempts; it unlocks automatically.
 * - `account_not_usable`: known, but not for this.
 * - `server_busy`: the vendor asks to wait.
 * - `not_understood`: the answer is not what the vendor gives.
 */
export type Refusal =
  | 'login_refused'
  | 'access_not_allowed'
  | 'account_locked'
  | 'account_not_usable'
  | 'server_busy'
  | 'not_understood';

/** What an answer that is no success says of the account, by its status alone. */
export function refusalOfStatus(status: number): Refusal {
  if (status === 401 || status === 403) return 'login_refused';
  return status === 429 || status >= 500 ? 'server_busy' : 'not_understood';
}

/** The body as an object; null where it is none. */
export function jsonOf({ text }: VendorAnswer): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) ? value : null;
  } catch {
    return null;
  }
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
