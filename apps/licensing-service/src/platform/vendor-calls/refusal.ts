import type { VendorAnswer } from './vendor-call';

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

/** Parses the body as a JSON object; null for anything else. */
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
