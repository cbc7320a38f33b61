import { useTexts } from '@atrium/i18n';
import { FieldGrid } from '@atrium/ui-kit';
import { SectionSelectField } from '../../../form/components/section-select-field';
import { fiscalizationMessages } from '../../messages';

/** How invoices are numbered, as stated in the act. */
export function NumberingFields() {
  const text = useTexts(fiscalizationMessages);
  return (
    <FieldGrid>
      <SectionSelectField
        hint={text('numberingHint')}
        label={text('numbering')}
        name="numbering"
        options={(['device', 'premise'] as const).map((value) => ({ value, label: text(`numberingBy.${value}`) }))}
      />
      <SectionSelectField
        label={text('restarts')}
        name="numbering_restarts"
        options={(['restart', 'continue'] as const).map((value) => ({ value, label: text(`restartsChoice.${value}`) }))}
        required={false}
      />
    </FieldGrid>
  );
}
