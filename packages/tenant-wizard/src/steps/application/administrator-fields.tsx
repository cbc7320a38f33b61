import { useTexts } from '@atrium/i18n';
import { tenantMessages } from '../../messages';
import { ApplicationPhoneField } from './application-phone-field';
import { ApplicationTextField } from './application-text-field';
import { PasswordFields } from './password-fields';

interface AdministratorFieldsProps {
  replacing: boolean;
  onReplace: (replacing: boolean) => void;
}

/** Who looks after the company CRM first. */
export function AdministratorFields({ replacing, onReplace }: AdministratorFieldsProps) {
  const text = useTexts(tenantMessages);
  return (
    <>
      <ApplicationTextField
        autoComplete="email"
        inputMode="email"
        label={text('step.application.email')}
        name="email"
        type="email"
      />
      <ApplicationPhoneField
        countryLabel={text('step.application.phoneCountry')}
        label={text('step.application.phone')}
        prefix=""
        required
      />
      <PasswordFields onReplace={onReplace} replacing={replacing} />
    </>
  );
}
