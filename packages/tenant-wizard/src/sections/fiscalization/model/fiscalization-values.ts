import type { ApplicationDraft, Device, FiscalizationDraft, Premise } from '@atrium/api-client/contract';
import { checkTaxNumber } from '@atrium/validators';
import { orNull } from '../../form/model/or-null';

/** The form's values. The last three only carry the errors of its records. */
export interface FiscalizationValues {
  enabled: boolean;
  responsible_person: string;
  tax_number: string;
  numbering: string;
  numbering_restarts: string;
  act_terms: boolean;
  certificate: string;
  premises: string;
  devices: string;
}

/** A Slovenian VAT number contains the tax number after its prefix. */
function taxNumberOfCompany({ address }: ApplicationDraft): string {
  const digits = (address?.vat_number ?? '').replace(/^\s*SI/i, '');
  const verdict = checkTaxNumber(digits, { country: 'SI', level: 'shape' });
  return address?.country === 'SI' && verdict.valid ? verdict.normalized : '';
}

/** Initial form values: the saved draft with the usual defaults. */
export function toFiscalizationValues(draft: FiscalizationDraft, application: ApplicationDraft): FiscalizationValues {
  return {
    enabled: draft.enabled ?? false,
    responsible_person: draft.responsible_person ?? '',
    tax_number: draft.tax_number ?? taxNumberOfCompany(application),
    numbering: draft.numbering ?? 'device',
    numbering_restarts: draft.numbering_restarts === false ? 'continue' : 'restart',
    act_terms: draft.act_terms ?? false,
    certificate: '',
    premises: '',
    devices: '',
  };
}

/** Premises without a device. */
export const premisesWithoutDevice = (premises: readonly Premise[], devices: readonly Device[]): readonly Premise[] =>
  premises.filter(({ id }) => devices.every(({ premise }) => premise !== id));

export const toFiscalizationInput = (values: FiscalizationValues): FiscalizationDraft => ({
  enabled: values.enabled,
  responsible_person: orNull(values.responsible_person),
  tax_number: orNull(values.tax_number),
  numbering: values.numbering === 'premise' ? 'premise' : 'device',
  numbering_restarts: values.numbering_restarts !== 'continue',
  act_terms: values.act_terms,
});
