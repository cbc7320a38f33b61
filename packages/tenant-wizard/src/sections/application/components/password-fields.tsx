import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, PasswordField } from '@atrium/ui-kit';
import type { FocusEvent } from 'react';
import { useWizard } from '../../form/components/use-wizard';
import { SecretSet } from '../../form/components/secret-set';
import { TypeAgain } from '../../form/components/type-again';
import { tenantMessages } from '../../../tenant/messages';
import { useSectionFields } from '../../form/components/section-form-context';
import type { ApplicationValues } from '../model/application-values';

interface PasswordFieldsProps {
  replacing: boolean;
  onReplace: (replacing: boolean) => void;
}

/** The first administrator's password: sent once, never shown again, only replaced. */
export function PasswordFields({ replacing, onReplace }: PasswordFieldsProps) {
  const text = useTexts(tenantMessages);
  const common = useCommonTexts();
  const { config, tenant } = useWizard();
  const secret = tenant.sections.application.secrets.password;
  const { form, errorOf, wasForgotten, saveSecrets } = useSectionFields<ApplicationValues>();
  const reveal = { showLabel: common('showPassword'), hideLabel: common('hidePassword') };

  function bind(name: 'password' | 'password_confirmation') {
    const field = form.getFieldProps(name);
    return {
      ...field,
      autoComplete: 'new-password',
      error: errorOf(name),
      hint: wasForgotten(name) && <TypeAgain />,
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
    return (
      <SecretSet
        id="password"
        label={text('step.application.password')}
        onReplace={() => onReplace(true)}
        state={secret}
      />
    );
  }
  return (
    <>
      <PasswordField
        {...password}
        {...reveal}
        hint={password.hint || text('step.application.passwordHint', { minimum: config.password_minimum })}
        label={text('step.application.password')}
        labelEnd={
          secret.set && (
            <Button onClick={keep} size="s" variant="link">
              {text('secret.keep')}
            </Button>
          )
        }
        required
      />
      <PasswordField
        {...bind('password_confirmation')}
        {...reveal}
        label={text('step.application.confirmPassword')}
        required
      />
    </>
  );
}
