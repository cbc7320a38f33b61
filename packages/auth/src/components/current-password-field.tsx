import { useCommonTexts, useTexts } from '@atrium/i18n';
import { PasswordField, type PasswordFieldProps } from '@atrium/ui-kit';
import { settingsMessages } from '../settings-messages';

export interface CurrentPasswordFieldProps extends Pick<
  PasswordFieldProps,
  'name' | 'id' | 'error' | 'onChange' | 'onFocus' | 'onBlur' | 'value'
> {
  /** For password managers: whose password it is, where the form has no field for that. */
  readonly username?: string;
}

/** The password one has, asked for before something that only its owner may do. */
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
