import { useLanguage, useTexts } from '@atrium/i18n';
import { SelectField } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { tenantMessages } from '../../messages';
import { useSectionFields } from '../../components/section-form/section-form-context';
import type { ApplicationValues } from '../../model/application-values';
import { PostCodeFields } from '../../components/section-form/post-code-fields';
import { SectionPhoneField } from '../../components/section-form/section-phone-field';
import { SectionTextField } from '../../components/section-form/section-text-field';
import { countryOptions } from '../../components/section-form/country-options';
import { VatNumberField } from './vat-number-field';

/** Where the company is, as its invoices say. */
export function AddressFields() {
  const text = useTexts(tenantMessages);
  const [language] = useLanguage();
  const { form, errorOf } = useSectionFields<ApplicationValues>();
  const countries = useMemo(() => countryOptions(language), [language]);
  return (
    <>
      <VatNumberField />
      <SectionTextField autoComplete="street-address" label={text('step.application.street')} name="address.street" />
      <PostCodeFields
        cityLabel={text('step.application.city')}
        postalCodeLabel={text('step.application.postalCode')}
        prefix="address."
      />
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
