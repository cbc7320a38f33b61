import { createHash } from 'node:crypto';
import { callVendor, isRecord, jsonOf, type Refusal, refusalOfStatus } from '../../../platform';
import type { CourierAccount, CourierCall, CourierService } from '../courier-service';

const hour = 3_600_000;

const toMyGlsDate = (date: Date) => `/Date(${date.getTime()})/`;

/** MyGLS expects the SHA-512 of the password as an array of bytes. */
const passwordBytes = (password: string): number[] => [...createHash('sha512').update(password, 'utf8').digest()];

const loginErrorCodes: readonly unknown[] = [-1, 27];

function rejectionOf(error: unknown): Refusal {
  const { ErrorCode: code, ErrorDescription: description } = isRecord(error) ? error : {};
  if (!loginErrorCodes.includes(code)) return 'account_not_usable';
  return typeof description === 'string' && /locked/i.test(description) ? 'account_locked' : 'login_refused';
}

/**
 * Lists the parcels of the last hour, a read-only request, and returns why the account is rejected, or null if it works.
 * Never retries: MyGLS locks an account after a few failed logins. It answers a rejection with status 200.
 *
 * @throws VendorFailure if there is no response.
 */
async function callGls(
  address: string,
  { username, password, client_number: clientNumber }: CourierAccount<'gls'>,
  { now, ...call }: CourierCall,
): Promise<Refusal | null> {
  const requestBody = {
    Username: username,
    Password: passwordBytes(password),
    ClientNumberList: [Number(clientNumber)],
    PickupDateFrom: toMyGlsDate(new Date(now.getTime() - hour)),
    PickupDateTo: toMyGlsDate(now),
    PrintDateFrom: null,
    PrintDateTo: null,
  };
  const response = await callVendor({
    method: 'POST',
    url: new URL(`${address}/ParcelService.svc/json/GetParcelList`),
    headers: { accept: 'application/json' },
    body: { type: 'application/json', text: JSON.stringify(requestBody) },
    ...call,
  });
  if (response.status !== 200) return refusalOfStatus(response.status);
  const errors = jsonOf(response)?.['GetParcelListErrors'];
  if (!Array.isArray(errors)) return 'not_understood';
  return errors.length === 0 ? null : rejectionOf(errors[0]);
}

export const gls: CourierService<'gls'> = {
  address: 'https://api.mygls.si',
  call: callGls,
  invalid: {
    client_number: {
      en: 'Enter a client number of up to 10 digits.',
      sl: 'Vnesite številko stranke, ki ima največ 10 števk.',
    },
  },
};
