import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, PasswordField } from '@atrium/ui-kit';
import type { FocusEvent } from 'react';
import { useWizard } from '../../form/components/use-wizard';
import { SecretSet } from '../../form/components/secret-set';
import { ReEnterSecret } from '../../form/components/re-enter-secret';
import { applicationMessages } from '../messages';
import { sectionFormMessages } from '../../form/messages';
import { useSectionFields } from '../../form/components/section-form-context';
import type { ApplicationValues } from '../model/application-values';

interface PasswordFieldsProps {
  replacing: boolean;
  onReplace: (replacing: boolean) => void;
}

/** Password of the first administrator. Sent once, never shown, and only replaced afterwards. */
export function PasswordFields({ replacing, onReplace }: PasswordFieldsProps) {
  const text = useTexts(applicationMessages);
  const formText = useTexts(sectionFormMessages);
  const common = useCommonTexts();
  const { config, tenant } = useWizard();
  const secret = tenant.sections.application.secrets.password;
  const { form, errorOf, wasCleared, saveSecrets } = useSectionFields<ApplicationValues>();
  const reveal = { showLabel: common('showPassword'), hideLabel: common('hidePassword') };

  function bind(name: 'password' | 'password_confirmation') {
    const field = form.getFieldProps(name);
    return {
      ...field,
      autoComplete: 'new-password',
      error: errorOf(name),
      hint: wasCleared(name) && <ReEnterSecret />,
      onBlur: (event: FocusEvent) => {
        field.onBlur(event);
        void saveSecrets();
      },
    };
  }

  function keep() {
    void form.setValues({ ...form.values, password: '', password_confirmation: '' });
    onReplace(false);
  }

  const password = bind('password');
  if (secret.set && !replacing) {
    return <SecretSet id="password" label={text('password')} onReplace={() => onReplace(true)} state={secret} />;
  }
  return (
    <>
      <PasswordField
        {...password}
        {...reveal}
        hint={password.hint || text('passwordHint', { minimum: config.password_minimum })}
        label={text('password')}
        labelEnd={
          secret.set && (
            <Button onClick={keep} size="s" variant="link">
              {formText('secret.keep')}
            </Button>
          )
        }
        required
      />
      <PasswordField {...bind('password_confirmation')} {...reveal} label={text('confirmPassword')} required />
    </>
  );
}
