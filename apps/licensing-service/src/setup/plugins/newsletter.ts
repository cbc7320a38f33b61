import type { NewsletterProvider } from '@atrium/api-client/contract';
import {
  callVendor,
  isRecord,
  jsonOf,
  type Refusal,
  refusalOfStatus,
  type VendorAnswer,
  type VendorCall,
} from '../../platform';

/** Where each is asked; Mailchimp's has `{dc}` for the data centre, which the end of a key names. */
export type NewsletterAddresses = Readonly<Record<NewsletterProvider, string>>;

interface Provider {
  /** Null: no key of this provider looks like this one. */
  readonly question: (address: string, key: string) => { readonly url: URL; readonly headers: Headers } | null;
  /** What a success says besides. */
  readonly refusalOf: (answer: VendorAnswer) => Refusal | null;
}

type Headers = Readonly<Record<string, string>>;

const noRefusal = (answer: VendorAnswer) => (jsonOf(answer) === null ? 'not_understood' : null);

const providers: Readonly<Record<NewsletterProvider, Provider>> = {
  mailchimp: {
    question(address, key) {
      const centre = /^[0-9a-f]{32}-(us\d{1,3})$/.exec(key)?.[1];
      if (centre === undefined) return null;
      const authorization = `Basic ${Buffer.from(`any:${key}`).toString('base64')}`;
      return { url: new URL(`${address.replace('{dc}', centre)}/ping`), headers: { authorization } };
    },
    refusalOf: noRefusal,
  },
  brevo: {
    question: (address, key) => ({ url: new URL(`${address}/account`), headers: { 'api-key': key } }),
    refusalOf: noRefusal,
  },
  mailerlite: {
    question: (address, key) => ({ url: new URL(`${address}/account`), headers: { authorization: `Bearer ${key}` } }),
    refusalOf(answer) {
      const account = jsonOf(answer)?.['data'];
      if (!isRecord(account)) return 'not_understood';
      return account['status'] === 'active' ? null : 'account_not_usable';
    },
  },
};

/** Brevo answers 401 as well where the key is right and the caller's address is not on the account's list. */
const isOfAddress = ({ text }: VendorAnswer) => /unrecogni[sz]ed IP address/i.test(text);

/**
 * Asks a provider whose account a key opens, which changes nothing, and tells why it is refused; null where it is not.
 *
 * @throws VendorFailure where there is no answer.
 */
export async function callNewsletter(
  addresses: NewsletterAddresses,
  { provider, apiKey }: { readonly provider: NewsletterProvider; readonly apiKey: string },
  call: VendorCall = {},
): Promise<Refusal | null> {
  const { question, refusalOf } = providers[provider];
  const asked = /^[\x21-\x7e]{1,1024}$/.test(apiKey) ? question(addresses[provider], apiKey) : null;
  if (asked === null) return 'login_refused';
  const headers = { accept: 'application/json', ...asked.headers };
  const answer = await callVendor({ method: 'GET', url: asked.url, headers, ...call });
  if (answer.status === 200) return refusalOf(answer);
  return answer.status === 401 && isOfAddress(answer) ? 'access_not_allowed' : refusalOfStatus(answer.status);
}
