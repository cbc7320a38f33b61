import { checkVatNumber } from '@atrium/validators';
import { textOf } from '@atrium/validators/texts';
import type { Quote, Tenant } from '../../contract';
import { ProblemError, requireValid } from '../http/problem';
import type { Handlers } from '../http/call';
import { tenantOf } from './tenant';

const eu = 'AT BE BG CY CZ DE DK EE EL ES FI FR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** The country code in VAT numbers. */
const areaOf = (country: string) => (country === 'GR' ? 'EL' : country);

const standard = (reason: Quote['vat']['reason']): Quote['vat'] => ({ category: 'standard', rate: 2200, reason });

/** Decides the VAT of a company CRM's plan by country, number and the latest VIES check; the seller is in Slovenia. */
export function fakeVat({ sections, vat_check: check }: Tenant): Quote['vat'] {
  const { country, vat_number: typed } = sections.application.data.address ?? {};
  const area = areaOf(country ?? '');
  const number = checkVatNumber(typed ?? '', { country: area, level: 'shape' });
  const isForeign = number.valid ? areaOf(number.prefix) !== area : number.reason !== 'empty';
  if (area === '' || isForeign)
    throw new ProblemError(
      422,
      'vat_undetermined',
      'An error occured. Check your data, especially Country & VAT number.',
      { errors: {} },
    );
  if (area === 'SI') return standard('domestic');
  if (!eu.includes(area)) return { category: 'outside_scope', rate: 0, reason: 'outside_eu' };
  if (!number.valid) return standard('eu_without_number');
  if (check?.vat_number !== number.normalized || check.status === 'not_checked')
    return standard('eu_number_not_checked');
  return check.status === 'refused'
    ? standard('eu_number_refused')
    : { category: 'reverse_charge', rate: 0, reason: 'eu_number_confirmed' };
}

/** A register that confirms every EU VAT number, without name or address. */
export const vatCheckHandlers = {
  checkVatNumber: ({ state, params, body, user }) => {
    const tenant = tenantOf(state, user(), params.id);
    const country = body.country ?? undefined;
    const verdict = checkVatNumber(body.vat_number, { country, level: 'shape' });
    requireValid({ vat_number: !verdict.valid && textOf('vatNumber', verdict, 'en', { country }) });
    const served = verdict.valid && verdict.prefix !== 'GB';
    tenant.vat_check = {
      status: served ? 'confirmed' : 'not_checked',
      reason: served ? null : 'not_served',
      vat_number: verdict.valid ? verdict.normalized : body.vat_number,
      name: null,
      address: null,
      checked_at: state.now().toISOString(),
    };
    return tenant.vat_check;
  },
} satisfies Handlers;
