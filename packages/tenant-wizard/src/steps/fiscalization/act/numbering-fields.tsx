import { useTexts } from '@atrium/i18n';
import { FieldGrid, SelectField } from '@atrium/ui-kit';
import { useSectionFields } from '../../../components/section-form/section-form-context';
import { fiscalizationMessages } from '../../../fiscalization-messages';

/** By which rule invoices are numbered, as the act says. */
export function NumberingFields() {
  const text = useTexts(fiscalizationMessages);
  const { form, errorOf } = useSectionFields();
  return (
    <FieldGrid>
      <SelectField
        {...form.getFieldProps('numbering')}
        error={errorOf('numbering')}
        hint={text('numberingHint')}
        label={text('numbering')}
        options={(['device', 'premise'] as const).map((value) => ({ value, label: text(`numberingBy.${value}`) }))}
        required
      />
      <SelectField
        {...form.getFieldProps('numbering_restarts')}
        label={text('restarts')}
        options={(['restart', 'continue'] as const).map((value) => ({ value, label: text(`restartsChoice.${value}`) }))}
      />
    </FieldGrid>
  );
}
