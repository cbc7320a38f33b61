import { useCommonTexts, useTexts } from '@atrium/i18n';
import { PasswordField, Stack, type PasswordFieldProps } from '@atrium/ui-kit';
import { authMessages } from '../messages';
import type { NewPasswordRules } from '../model/new-password';
import { PasswordRules } from './password-rules';

type FieldProps = Pick<PasswordFieldProps, 'name' | 'id' | 'error' | 'onChange' | 'onFocus' | 'onBlur'> & {
  readonly value: string;
};

export interface NewPasswordFieldsProps {
  readonly label: string;
  /** The password rule as one sentence, in addition to the checklist. */
  readonly hint?: string | undefined;
  readonly password: FieldProps;
  readonly confirmation: FieldProps;
  readonly rules: NewPasswordRules;
}

/** A new password, the checklist of its rules, and its confirmation. */
export function NewPasswordFields({ label, hint, password, confirmation, rules }: NewPasswordFieldsProps) {
  const t = useTexts(authMessages);
  const common = useCommonTexts();
  const show = { showLabel: common('showPassword'), hideLabel: common('hidePassword') };
  return (
    <>
      <Stack gap={2}>
        <PasswordField {...password} {...show} autoComplete="new-password" hint={hint} label={label} required />
        <PasswordRules password={password.value} rules={rules} />
      </Stack>
      <PasswordField
        {...confirmation}
        {...show}
        autoComplete="new-password"
        label={t('fields.password_confirmation')}
        required
      />
    </>
  );
}
