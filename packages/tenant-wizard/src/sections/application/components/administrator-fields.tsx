import { useTexts } from '@atrium/i18n';
import { applicationMessages } from '../messages';
import { SectionPhoneField } from '../../form/components/section-phone-field';
import { SectionTextField } from '../../form/components/section-text-field';
import { PasswordFields } from './password-fields';

interface AdministratorFieldsProps {
  replacing: boolean;
  onReplace: (replacing: boolean) => void;
}

export function AdministratorFields({ replacing, onReplace }: AdministratorFieldsProps) {
  const text = useTexts(applicationMessages);
  return (
    <>
      <SectionTextField autoComplete="email" inputMode="email" label={text('email')} name="email" type="email" />
      <SectionPhoneField countryLabel={text('phoneCountry')} label={text('phone')} prefix="" required />
      <PasswordFields onReplace={onReplace} replacing={replacing} />
    </>
  );
}
