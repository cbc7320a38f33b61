import type { CourierName } from '@atrium/api-client/contract/couriers';
import { useLanguage, useTexts } from '@atrium/i18n';
import { Checkbox, Stack } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { countryOptions } from '../../form/components/country-options';
import { useSectionFields } from '../../form/components/section-form-context';
import { PostCodeFields } from '../../form/components/post-code-fields';
import { SectionPhoneField } from '../../form/components/section-phone-field';
import { SectionSelectField } from '../../form/components/section-select-field';
import { SectionTextField } from '../../form/components/section-text-field';
import { couriersMessages } from '../messages';
import type { CouriersValues } from '../model/courier-values';
import { useCompanyLine } from './use-company-line';

/** Address of a sender other than the company. */
function SeparateSender({ name }: { name: CourierName }) {
  const text = useTexts(couriersMessages);
  const [language] = useLanguage();
  const countries = useMemo(() => countryOptions(language), [language]);
  const place = `${name}.sender`;
  return (
    <Stack gap={5}>
      <SectionTextField autoComplete="off" kind="name" label={text('senderName')} name={`${place}.name`} />
      <SectionTextField autoComplete="off" label={text('street')} name={`${place}.street`} />
      <PostCodeFields
        autoFill={false}
        cityLabel={text('city')}
        postalCodeLabel={text('postalCode')}
        prefix={`${place}.`}
      />
      <SectionSelectField autoComplete="off" label={text('country')} name={`${place}.country`} options={countries} />
      <SectionTextField
        autoComplete="off"
        inputMode="email"
        label={text('email')}
        name={`${place}.email`}
        required={false}
        type="email"
      />
      <SectionPhoneField
        countryLabel={text('phoneCountry')}
        label={text('phone')}
        prefix={`${place}.`}
        required={false}
      />
    </Stack>
  );
}

/** Sender of the parcels: the company, unless another one is entered. */
export function SenderFields({ name }: { name: CourierName }) {
  const text = useTexts(couriersMessages);
  const { form } = useSectionFields<CouriersValues>();
  const company = useCompanyLine();
  const place = `${name}.sender.separate`;
  const { separate } = form.values[name].sender;
  return (
    <fieldset className="form-part">
      <legend className="courier__legend">{text('sender')}</legend>
      <Checkbox
        checked={!separate}
        hint={separate ? undefined : (company ?? text('companyUnknown'))}
        label={text('sameAsCompany')}
        name={place}
        onChange={({ target }) => void form.setFieldValue(place, !target.checked)}
      />
      {separate && <SeparateSender name={name} />}
    </fieldset>
  );
}
