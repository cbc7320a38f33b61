import { createHash } from 'node:crypto';
import { callVendor, isRecord, jsonOf, type Refusal, refusalOfStatus, type VendorCall } from '../../../platform';

/** An account with MyGLS. */
export interface GlsAccount {
  readonly username: string;
  readonly password: string;
  /** Digits. */
  readonly clientNumber: string;
}

const hour = 3_600_000;

const inMyGls = (date: Date) => `/Date(${date.getTime()})/`;

/** The password as MyGLS takes it: the bytes of its SHA-512. */
const passwordBytes = (password: string): number[] => [...createHash('sha512').update(password, 'utf8').digest()];

const ofLogin: readonly unknown[] = [-1, 27];

function refusalOf(error: unknown): Refusal {
  const { ErrorCode: code, ErrorDescription: description } = isRecord(error) ? error : {};
  if (!ofLogin.includes(code)) return 'account_not_usable';
  return typeof description === 'string' && /locked/i.test(description) ? 'account_locked' : 'login_refused';
}

/**
 * Asks for the parcels of the last hour, which changes nothing, and tells why the account is refused; null where it is not.
 * One call and never a second: MyGLS locks an account after a few wrong ones. It answers a refusal with status 200.
 *
 * @throws VendorFailure where there is no answer.
 */
export async function callGls(
  address: string,
  { username, password, clientNumber }: GlsAccount,
  { now, ...call }: VendorCall & { readonly now: Date },
): Promise<Refusal | null> {
  const question = {
    Username: username,
    Password: passwordBytes(password),
    ClientNumberList: [Number(clientNumber)],
    PickupDateFrom: inMyGls(new Date(now.getTime() - hour)),
    PickupDateTo: inMyGls(now),
    PrintDateFrom: null,
    PrintDateTo: null,
  };
  const answer = await callVendor({
    method: 'POST',
    url: new URL(`${address}/ParcelService.svc/json/GetParcelList`),
    headers: { accept: 'application/json' },
    body: { type: 'application/json', text: JSON.stringify(question) },
    ...call,
  });
  if (answer.status !== 200) return refusalOfStatus(answer.status);
  const errors = jsonOf(answer)?.['GetParcelListErrors'];
  if (!Array.isArray(errors)) return 'not_understood';
  return errors.length === 0 ? null : refusalOf(errors[0]);
}
