import { useFieldMessage, useLanguage, useTexts } from '@atrium/i18n';
import { FieldGrid, SelectField, Status } from '@atrium/ui-kit';
import { vatNumberWarning } from '@atrium/validators/yup';
import { useMemo } from 'react';
import { tenantMessages } from '../../messages';
import { useSectionFields } from '../../components/section-form/section-form-context';
import type { ApplicationValues } from '../../model/application-values';
import { SectionPhoneField } from '../../components/section-form/section-phone-field';
import { SectionTextField } from '../../components/section-form/section-text-field';
import { countryOptions } from '../../components/section-form/country-options';

/** Where the company is, as its invoices say. */
export function AddressFields() {
  const text = useTexts(tenantMessages);
  const message = useFieldMessage(tenantMessages);
  const [language] = useLanguage();
  const { form, errorOf } = useSectionFields<ApplicationValues>();
  const { vat_number: vatNumber, country } = form.values.address;
  const countries = useMemo(() => countryOptions(language), [language]);
  const warning = message(vatNumberWarning(vatNumber, { country }));
  return (
    <>
      <SectionTextField
        autoCapitalize="characters"
        autoComplete="off"
        hint={warning !== undefined && <Status tone="warning">{warning}</Status>}
        label={text('step.application.vatNumber')}
        name="address.vat_number"
        required={false}
        spellCheck={false}
      />
      <SectionTextField autoComplete="street-address" label={text('step.application.street')} name="address.street" />
      <FieldGrid columns="narrow-wide">
        <SectionTextField
          autoComplete="postal-code"
          inputMode={country === 'SI' ? 'numeric' : 'text'}
          label={text('step.application.postalCode')}
          name="address.postal_code"
        />
        <SectionTextField autoComplete="address-level2" label={text('step.application.city')} name="address.city" />
      </FieldGrid>
      <SelectField
        {...form.getFieldProps('address.country')}
        autoComplete="country"
        error={errorOf('address.country')}
        label={text('step.application.country')}
        options={countries}
        required
      />
      <SectionPhoneField
        countryLabel={text('step.application.addressPhoneCountry')}
        label={text('step.application.addressPhone')}
        prefix="address."
        required={false}
      />
    </>
  );
}
