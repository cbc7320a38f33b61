import { checkTaxNumber } from '@atrium/validators';
import type { FieldProblem } from '../../platform';
import { required, wellFormed } from '../sections/field-rules';
import type { DraftRecords, Section } from '../sections/section';

/** A Slovenian tax number as the authority writes it: eight digits; null for what is none. */
export function toTaxNumber(typed: string | null | undefined): string | null {
  const verdict = checkTaxNumber(typed ?? '', { country: 'SI', level: 'shape' });
  return verdict.valid ? verdict.normalized : null;
}

/** Devices are not reported to the authority, but every invoice names one, and the act lists those of each premise. */
function validateDevices({ devices, barePremises }: DraftRecords): FieldProblem | null {
  if (devices === 0) return 'device_missing';
  return barePremises > 0 ? 'device_missing_in_premise' : null;
}

/** Section 4: confirming invoices with the tax authority. */
export const fiscalizationSection: Section<'fiscalization'> = {
  name: 'fiscalization',
  secrets: [],
  changesAlive: true,
  problems: (data, _hasSecret, records) =>
    data.enabled === true
      ? [
          ['responsible_person', required(data.responsible_person)],
          [
            'tax_number',
            required(data.tax_number) ??
              wellFormed(
                data.tax_number,
                (value) => checkTaxNumber(value, { country: 'SI', level: 'shape' }),
                'tax_number_invalid',
              ),
          ],
          ['certificate', records.certificate ? null : 'certificate_missing'],
          ['premises', records.premises > 0 ? null : 'premise_missing'],
          ['devices', validateDevices(records)],
          ['numbering', required(data.numbering)],
        ]
      : [],
};
