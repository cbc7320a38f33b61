import { useLanguage, useTexts } from '@atrium/i18n';
import { useMemo } from 'react';
import { applicationMessages } from '../messages';
import { PostCodeFields } from '../../form/components/post-code-fields';
import { SectionPhoneField } from '../../form/components/section-phone-field';
import { SectionSelectField } from '../../form/components/section-select-field';
import { SectionTextField } from '../../form/components/section-text-field';
import { countryOptions } from '../../form/components/country-options';
import { VatNumberField } from './vat-number-field';

/** The company's address, for its invoices. */
export function AddressFields() {
  const text = useTexts(applicationMessages);
  const [language] = useLanguage();
  const countries = useMemo(() => countryOptions(language), [language]);
  return (
    <>
      <VatNumberField />
      <SectionTextField autoComplete="street-address" label={text('street')} name="address.street" />
      <PostCodeFields cityLabel={text('city')} postalCodeLabel={text('postalCode')} prefix="address." />
      <SectionSelectField autoComplete="country" label={text('country')} name="address.country" options={countries} />
      <SectionPhoneField
        countryLabel={text('addressPhoneCountry')}
        label={text('addressPhone')}
        prefix="address."
        required={false}
      />
    </>
  );
}
