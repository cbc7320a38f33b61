import { useFieldMessage, useTexts } from '@atrium/i18n';
import { FieldGrid, Status } from '@atrium/ui-kit';
import { taxNumberWarning } from '@atrium/validators/yup';
import { useSectionFields } from '../../form/components/section-form-context';
import { SectionTextField } from '../../form/components/section-text-field';
import { fiscalizationMessages } from '../messages';
import type { FiscalizationValues } from '../model/fiscalization-values';

export function ResponsibleFields() {
  const text = useTexts(fiscalizationMessages);
  const message = useFieldMessage(fiscalizationMessages);
  const { form } = useSectionFields<FiscalizationValues>();
  const warning = message(taxNumberWarning(form.values.tax_number, { country: 'SI' }));
  return (
    <FieldGrid>
      <SectionTextField autoComplete="name" kind="name" label={text('responsiblePerson')} name="responsible_person" />
      <SectionTextField
        autoComplete="off"
        hint={warning === undefined ? text('taxNumberHint') : <Status tone="warning">{warning}</Status>}
        inputMode="numeric"
        label={text('taxNumber')}
        name="tax_number"
      />
    </FieldGrid>
  );
}
