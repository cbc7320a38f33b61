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

/** An eSpremnica account. */
export interface PostaSlovenijeAccount {
  readonly clientId: string;
  readonly contractId: string;
  readonly branchId: string;
  readonly postalId: string;
}

const operation = 'GetGuid';

/** The WSDL is larger than other responses. */
const wsdlLimits = { ...vendorLimits, total: 5000, size: 256 * 1024 };
const callLimits = { ...vendorLimits, total: 5000 };

/**
 * Requests a number for a future shipment, which creates no shipment, and returns why the account is rejected, or null
 * if it works. Reads the names of the operation from the service's WSDL.
 *
 * @throws VendorFailure if there is no response.
 */
export async function callPostaSlovenije(
  address: string,
  { clientId, contractId, branchId, postalId }: PostaSlovenijeAccount,
  call: VendorCall = {},
): Promise<Refusal | null> {
  const wsdl = await callVendor({ method: 'GET', url: new URL(`${address}?singleWsdl`), ...call }, wsdlLimits);
  if (wsdl.status !== 200) return refusalOfStatus(wsdl.status);
  const description = readDescription(wsdl.text, operation);
  if (description === null) return 'not_understood';
  const account = { KomitentId: clientId, PodruznicaId: branchId, PogodbaId: contractId, PostaId: postalId };
  const response = await callVendor(
    {
      method: 'POST',
      url: new URL(address),
      headers: { soapaction: `"${description.action}"` },
      body: { type: 'text/xml; charset=utf-8', text: envelopeOf(description, 'aAuthentication', account) },
      signal: call.signal,
    },
    callLimits,
  );
  const code = textIn(response.text, 'ResultCode');
  if (code !== null) return code === 'Normal' ? null : 'login_refused';
  return response.status === 200 ? 'not_understood' : refusalOfStatus(response.status);
}
