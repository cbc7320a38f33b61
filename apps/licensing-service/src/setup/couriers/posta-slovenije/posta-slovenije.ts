import {
  callVendor,
  envelopeOf,
  readDescription,
  type Refusal,
  refusalOfStatus,
  textIn,
  vendorLimits,
} from '../../../platform';
import type { CourierAccount, CourierCall, CourierService } from '../courier-service';

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
async function callPostaSlovenije(
  address: string,
  account: CourierAccount<'posta_slovenije'>,
  { signal, progress }: CourierCall,
): Promise<Refusal | null> {
  const wsdl = await callVendor({ method: 'GET', url: new URL(`${address}?singleWsdl`), signal, progress }, wsdlLimits);
  if (wsdl.status !== 200) return refusalOfStatus(wsdl.status);
  const description = readDescription(wsdl.text, operation);
  if (description === null) return 'not_understood';
  const authentication = {
    KomitentId: account.client_id,
    PodruznicaId: account.branch_id,
    PogodbaId: account.contract_id,
    PostaId: account.postal_id,
  };
  const response = await callVendor(
    {
      method: 'POST',
      url: new URL(address),
      headers: { soapaction: `"${description.action}"` },
      body: { type: 'text/xml; charset=utf-8', text: envelopeOf(description, 'aAuthentication', authentication) },
      signal,
    },
    callLimits,
  );
  const code = textIn(response.text, 'ResultCode');
  if (code !== null) return code === 'Normal' ? null : 'login_refused';
  return response.status === 200 ? 'not_understood' : refusalOfStatus(response.status);
}

export const postaSlovenije: CourierService<'posta_slovenije'> = {
  address: 'https://eportal.posta.si/Services/eSpremnica.Provider/WCF/eOddaja.svc',
  call: callPostaSlovenije,
};
