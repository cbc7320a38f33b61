import { testedCouriers } from '@atrium/api-client/contract/couriers';
import { StartupError } from '../startup-error';
import { loopbackHosts } from './loopback-hosts';
import type { VendorAddresses } from './settings';

/** Vendor URLs must use https, except on loopback, since requests contain credentials. */
function checkAddress(name: string, value: string, example: string): string {
  const address = value.replace(/\/$/, '');
  const url = URL.canParse(address.replace('{dc}', 'dc')) ? new URL(address.replace('{dc}', 'dc')) : null;
  const secret = url?.protocol === 'https:' || (url?.protocol === 'http:' && loopbackHosts.includes(url.hostname));
  if (url === null || !secret || url.username !== '' || url.search !== '' || url.hash !== '') {
    throw new StartupError(`${name} must be an https address such as ${example}, not "${address}".`);
  }
  return address;
}

/** The addresses of vendors; variables such as `GLS_URL` replace the address of a courier. */
export function readVendorAddresses(read: (name: string) => string | null): VendorAddresses {
  const address = (name: string, fallback: string) => checkAddress(name, read(name) ?? fallback, fallback);
  const couriers = testedCouriers.flatMap((courier) => {
    const name = `${courier.toUpperCase()}_URL`;
    const value = read(name);
    return value === null ? [] : [[courier, checkAddress(name, value, 'https://api.example.com')]];
  });
  return {
    couriers: Object.fromEntries(couriers) as VendorAddresses['couriers'],
    mailchimp: address('MAILCHIMP_URL', 'https://{dc}.api.mailchimp.com/3.0'),
    brevo: address('BREVO_URL', 'https://api.brevo.com/v3'),
    mailerlite: address('MAILERLITE_URL', 'https://connect.mailerlite.com/api'),
    vies: address('VIES_URL', 'https://ec.europa.eu/taxation_customs/vies/rest-api'),
  };
}
