import type { VatCheck } from '@atrium/api-client/contract';
import { callVendor, VendorFailure } from '../../../platform';

/** Why there is no answer of the register. */
export type NoAnswer = Exclude<VatCheck['reason'], null>;

/** What the register says of a number; texts are its own. */
export type ViesAnswer =
  | {
      readonly status: 'confirmed' | 'refused';
      readonly name: string | null;
      readonly address: string | null;
      readonly requestIdentifier: string | null;
      readonly requestDate: string | null;
    }
  | { readonly status: 'not_checked'; readonly reason: NoAnswer };

/** Prefixes of the numbers that VIES holds. */
const served = new Set(
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

/** VIES, and in whose name it is asked: it marks its answer for a requester alone. */
export interface Register {
  /** Address of the REST service, without a slash at the end. */
  readonly url: string;
  readonly requester: VatNumber | null;
}

/**
 * Asks VIES about a number. Only its own "not valid" refuses it: whatever else comes back, or does not, leaves the number
 * unchecked.
 *
 * @param register The requester and the register. A register that does not know the requester is asked without one.
 */
export async function callVies(register: Register, number: VatNumber): Promise<ViesAnswer> {
  if (!served.has(number.prefix)) return notChecked('not_served');
  const answer = await ask(register, number);
  return answer === 'unknown_requester' ? orBlocked(await ask({ ...register, requester: null }, number)) : answer;
}

const orBlocked = (answer: ViesAnswer | 'unknown_requester') =>
  answer === 'unknown_requester' ? notChecked('blocked') : answer;

async function ask({ url, requester }: Register, { prefix, body }: VatNumber) {
  const asks =
    requester === null ? {} : { requesterMemberStateCode: requester.prefix, requesterNumber: requester.body };
  try {
    const { text } = await callVendor({
      method: 'POST',
      url: new URL(`${url}/check-vat-number`),
      headers: { accept: 'application/json' },
      body: { type: 'application/json', text: JSON.stringify({ countryCode: prefix, vatNumber: body, ...asks }) },
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

/** The register writes `---` for what it does not tell. */
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
