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

/** API address of each provider. Mailchimp's contains `{dc}` for the data centre named at the end of its key. */
export type NewsletterAddresses = Readonly<Record<NewsletterProvider, string>>;

interface Provider {
  /** Null if the key does not have this provider's format. */
  readonly buildRequest: (address: string, key: string) => { readonly url: URL; readonly headers: Headers } | null;
  /** Checks the body of a successful response. */
  readonly rejectionOf: (response: VendorAnswer) => Refusal | null;
}

type Headers = Readonly<Record<string, string>>;

const requireJson = (response: VendorAnswer) => (jsonOf(response) === null ? 'not_understood' : null);

const providers: Readonly<Record<NewsletterProvider, Provider>> = {
  mailchimp: {
    buildRequest(address, key) {
      const centre = /^[0-9a-f]{32}-(us\d{1,3})$/.exec(key)?.[1];
      if (centre === undefined) return null;
      const authorization = `Basic ${Buffer.from(`any:${key}`).toString('base64')}`;
      return { url: new URL(`${address.replace('{dc}', centre)}/ping`), headers: { authorization } };
    },
    rejectionOf: requireJson,
  },
  brevo: {
    buildRequest: (address, key) => ({ url: new URL(`${address}/account`), headers: { 'api-key': key } }),
    rejectionOf: requireJson,
  },
  mailerlite: {
    buildRequest: (address, key) => ({
      url: new URL(`${address}/account`),
      headers: { authorization: `Bearer ${key}` },
    }),
    rejectionOf(response) {
      const account = jsonOf(response)?.['data'];
      if (!isRecord(account)) return 'not_understood';
      return account['status'] === 'active' ? null : 'account_not_usable';
    },
  },
};

/** Brevo also answers 401 if the key is valid but the caller's IP address is not on the account's allowlist. */
const isIpRejected = ({ text }: VendorAnswer) => /unrecogni[sz]ed IP address/i.test(text);

/**
 * Sends a read-only request with an API key and returns why the key is rejected, or null if it works.
 *
 * @throws VendorFailure if there is no response.
 */
export async function callNewsletter(
  addresses: NewsletterAddresses,
  { provider, apiKey }: { readonly provider: NewsletterProvider; readonly apiKey: string },
  call: VendorCall = {},
): Promise<Refusal | null> {
  const { buildRequest, rejectionOf } = providers[provider];
  const request = /^[\x21-\x7e]{1,1024}$/.test(apiKey) ? buildRequest(addresses[provider], apiKey) : null;
  if (request === null) return 'login_refused';
  const headers = { accept: 'application/json', ...request.headers };
  const response = await callVendor({ method: 'GET', url: request.url, headers, ...call });
  if (response.status === 200) return rejectionOf(response);
  return response.status === 401 && isIpRejected(response) ? 'access_not_allowed' : refusalOfStatus(response.status);
}
