import { checkTaxNumber } from '@atrium/validators';
import { required, shaped } from './field-verdicts';
import type { Section } from './section';

/** A Slovenian tax number as the authority writes it: eight digits; null for what is none. */
export function toTaxNumber(typed: string | null | undefined): string | null {
  const verdict = checkTaxNumber(typed ?? '', { country: 'SI', level: 'shape' });
  return verdict.valid ? verdict.normalized : null;
}

/** Section 4: confirming invoices with the tax authority. */
export const fiscalizationSection: Section<'fiscalization'> = {
  name: 'fiscalization',
  secrets: [],
  changesAlive: true,
  problems: (data, _hasSecret, { certificate, premises, devices }) =>
    data.enabled === true
      ? [
          ['responsible_person', required(data.responsible_person)],
          [
            'tax_number',
            required(data.tax_number) ??
              shaped(
                data.tax_number,
                (value) => checkTaxNumber(value, { country: 'SI', level: 'shape' }),
                'tax_number_invalid',
              ),
          ],
          ['certificate', certificate ? null : 'certificate_missing'],
          ['premises', premises > 0 ? null : 'premise_missing'],
          ['devices', devices > 0 ? null : 'device_missing'],
          ['numbering', required(data.numbering)],
        ]
      : [],
};
