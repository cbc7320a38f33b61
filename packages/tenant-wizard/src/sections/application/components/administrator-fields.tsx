import { useTexts } from '@atrium/i18n';
import { tenantMessages } from '../../../tenant/messages';
import { SectionPhoneField } from '../../form/components/section-phone-field';
import { SectionTextField } from '../../form/components/section-text-field';
import { PasswordFields } from './password-fields';

interface AdministratorFieldsProps {
  replacing: boolean;
  onReplace: (replacing: boolean) => void;
}

/** The first administrator of the company CRM. */
export function AdministratorFields({ replacing, onReplace }: AdministratorFieldsProps) {
  const text = useTexts(tenantMessages);
  return (
    <>
      <SectionTextField
        autoComplete="email"
        inputMode="email"
        label={text('step.application.email')}
        name="email"
        type="email"
      />
      <SectionPhoneField
        countryLabel={text('step.application.phoneCountry')}
        label={text('step.application.phone')}
        prefix=""
        required
      />
      <PasswordFields onReplace={onReplace} replacing={replacing} />
    </>
  );
}
