import { useCommonTexts, useTexts } from '@atrium/i18n';
import { PasswordField, type PasswordFieldProps } from '@atrium/ui-kit';
import { settingsMessages } from '../settings-messages';

export interface CurrentPasswordFieldProps extends Pick<
  PasswordFieldProps,
  'name' | 'id' | 'error' | 'onChange' | 'onFocus' | 'onBlur' | 'value'
> {
  /** E-mail for password managers, in forms without an e-mail field. */
  readonly username?: string;
}

/** Re-enters the current password before a sensitive change. */
export function CurrentPasswordField({ username, ...control }: CurrentPasswordFieldProps) {
  const t = useTexts(settingsMessages);
  const common = useCommonTexts();
  return (
    <>
      {username !== undefined && (
        <input autoComplete="username" hidden name="username" readOnly type="email" value={username} />
      )}
      <PasswordField
        {...control}
        autoComplete="current-password"
        hideLabel={common('hidePassword')}
        label={t('password.current')}
        required
        showLabel={common('showPassword')}
      />
    </>
  );
}
