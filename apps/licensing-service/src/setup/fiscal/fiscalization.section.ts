import { checkTaxNumber } from '@atrium/validators';
import type { FieldProblem } from '../../platform';
import { required, wellFormed } from '../sections/field-rules';
import type { DraftRecords, Section } from '../sections/section';

/** Normalizes a Slovenian tax number to eight digits; null if it is invalid. */
export function toTaxNumber(typed: string | null | undefined): string | null {
  const verdict = checkTaxNumber(typed ?? '', { country: 'SI', level: 'shape' });
  return verdict.valid ? verdict.normalized : null;
}

/** The authority does not register devices, but every invoice names one and the internal act lists them by premise. */
function validateDevices({ devices, barePremises }: DraftRecords): FieldProblem | null {
  if (devices === 0) return 'device_missing';
  return barePremises > 0 ? 'device_missing_in_premise' : null;
}

/** Section 4: fiscal verification of invoices at the tax authority. */
export const fiscalizationSection: Section<'fiscalization'> = {
  name: 'fiscalization',
  secrets: [],
  editableWhenLive: true,
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
