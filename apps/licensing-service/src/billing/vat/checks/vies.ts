import type { VatCheck } from '@atrium/api-client/contract';
import { callVendor, VendorFailure } from '../../../platform';

/** Why the register gave no answer. */
export type NoAnswer = Exclude<VatCheck['reason'], null>;

/** The register's answer about a number, with its texts unchanged. */
export type ViesAnswer =
  | {
      readonly status: 'confirmed' | 'refused';
      readonly name: string | null;
      readonly address: string | null;
      readonly requestIdentifier: string | null;
      readonly requestDate: string | null;
    }
  | { readonly status: 'not_checked'; readonly reason: NoAnswer };

/** Prefixes of the numbers in VIES. */
const prefixes = new Set(
  'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK XI'.split(' '),
);

const reasons: Readonly<Record<string, NoAnswer>> = {
  INVALID_INPUT: 'unreadable',
  SERVICE_UNAVAILABLE: 'unavailable',
  MS_UNAVAILABLE: 'member_state',
  TIMEOUT: 'member_state',
  VAT_BLOCKED: 'blocked',
  IP_BLOCKED: 'blocked',
  GLOBAL_MAX_CONCURRENT_REQ: 'busy',
  GLOBAL_MAX_CONCURRENT_REQ_TIME: 'busy',
  MS_MAX_CONCURRENT_REQ: 'busy',
  MS_MAX_CONCURRENT_REQ_TIME: 'busy',
};

const notChecked = (reason: NoAnswer): ViesAnswer => ({ status: 'not_checked', reason });

export interface VatNumber {
  readonly prefix: string;
  /** Without the prefix. */
  readonly body: string;
}

/** VIES and the requester: VIES returns a request identifier only to a named requester. */
export interface Register {
  /** URL of the REST service, without a trailing slash. */
  readonly url: string;
  readonly requester: VatNumber | null;
}

/**
 * Checks a number with VIES. Only an explicit "not valid" rejects it; any other answer, or none, leaves the number
 * unchecked.
 *
 * @param register The requester and the register. If the register does not know the requester, the call is repeated
 * without one.
 */
export async function callVies(register: Register, number: VatNumber): Promise<ViesAnswer> {
  if (!prefixes.has(number.prefix)) return notChecked('not_served');
  const answer = await request(register, number);
  return answer === 'unknown_requester' ? orBlocked(await request({ ...register, requester: null }, number)) : answer;
}

const orBlocked = (answer: ViesAnswer | 'unknown_requester') =>
  answer === 'unknown_requester' ? notChecked('blocked') : answer;

async function request({ url, requester }: Register, { prefix, body }: VatNumber) {
  const requesterFields =
    requester === null ? {} : { requesterMemberStateCode: requester.prefix, requesterNumber: requester.body };
  try {
    const { text } = await callVendor({
      method: 'POST',
      url: new URL(`${url}/check-vat-number`),
      headers: { accept: 'application/json' },
      body: {
        type: 'application/json',
        text: JSON.stringify({ countryCode: prefix, vatNumber: body, ...requesterFields }),
      },
    });
    return readAnswer(text, { prefix, body });
  } catch (error) {
    if (error instanceof VendorFailure) {
      return notChecked(error.reason === 'broken' || error.reason === 'too_large' ? 'unreadable' : 'unavailable');
    }
    throw error;
  }
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function parse(text: string): Fields | null {
  try {
    const parsed: unknown = JSON.parse(text);
    return isFields(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

/** The register returns `---` for data that it does not disclose. */
function textOf(value: unknown, longest: number): string | null {
  const text = typeof value === 'string' ? value.trim() : '';
  return text === '' || /^-+$/.test(text) ? null : text.slice(0, longest);
}

function errorOf({ errorWrappers }: Fields): string {
  const first: unknown = Array.isArray(errorWrappers) ? errorWrappers[0] : undefined;
  return isFields(first) && typeof first['error'] === 'string' ? first['error'] : '';
}

function readAnswer(text: string, { prefix, body }: VatNumber): ViesAnswer | 'unknown_requester' {
  const answer = parse(text);
  if (answer === null) return notChecked('unreadable');
  if (answer['actionSucceed'] === false) {
    const error = errorOf(answer);
    return error === 'INVALID_REQUESTER_INFO' ? 'unknown_requester' : notChecked(reasons[error] ?? 'unavailable');
  }
  const { countryCode, vatNumber, valid } = answer;
  if (countryCode !== prefix || vatNumber !== body || typeof valid !== 'boolean') return notChecked('unreadable');
  return {
    status: valid ? 'confirmed' : 'refused',
    name: textOf(answer['name'], 200),
    address: textOf(answer['address'], 400),
    requestIdentifier: textOf(answer['requestIdentifier'], 64),
    requestDate: textOf(answer['requestDate'], 64),
  };
}
