import {
  callVendor,
  envelopeOf,
  readDescription,
  type Refusal,
  refusalOfStatus,
  textIn,
  type VendorCall,
  vendorLimits,
} from '../../../platform';

/** An account with eSpremnica. */
export interface PostaSlovenijeAccount {
  readonly clientId: string;
  readonly contractId: string;
  readonly branchId: string;
  readonly postalId: string;
}

const operation = 'GetGuid';

/** The service's description of itself is longer than its answers. */
const describing = { ...vendorLimits, total: 5000, size: 256 * 1024 };
const answering = { ...vendorLimits, total: 5000 };

/**
 * Asks for the number that a later shipment would be sent under, which makes no shipment, and tells why the account is
 * refused; null where it is not. How the question is named is read from the service's description of itself.
 *
 * @throws VendorFailure where there is no answer.
 */
export async function callPostaSlovenije(
  address: string,
  { clientId, contractId, branchId, postalId }: PostaSlovenijeAccount,
  call: VendorCall = {},
): Promise<Refusal | null> {
  const described = await callVendor({ method: 'GET', url: new URL(`${address}?singleWsdl`), ...call }, describing);
  if (described.status !== 200) return refusalOfStatus(described.status);
  const description = readDescription(described.text, operation);
  if (description === null) return 'not_understood';
  const account = { KomitentId: clientId, PodruznicaId: branchId, PogodbaId: contractId, PostaId: postalId };
  const answer = await callVendor(
    {
      method: 'POST',
      url: new URL(address),
      headers: { soapaction: `"${description.action}"` },
      body: { type: 'text/xml; charset=utf-8', text: envelopeOf(description, 'aAuthentication', account) },
      signal: call.signal,
    },
    answering,
  );
  const code = textIn(answer.text, 'ResultCode');
  if (code !== null) return code === 'Normal' ? null : 'login_refused';
  return answer.status === 200 ? 'not_understood' : refusalOfStatus(answer.status);
}
