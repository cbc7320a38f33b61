import { useCurrentUser } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { PageHeader, Stack } from '@atrium/ui-kit';
import { settingsMessages } from '../../settings-messages';
import { AccountForm } from './account-form';
import { AvatarForm } from './avatar/avatar-form';
import { ChangePasswordForm } from './change-password-form';
import { CloseAccount } from './close-account/close-account';
import { LanguageForm } from './language-form';
import { ListScopeForm } from './list-scope-form';
import { Sessions } from './sessions/sessions';
import { SingleKeysForm } from './single-keys-form';
import { ThemeForm } from './theme-form';

export function SettingsPage() {
  const t = useTexts(settingsMessages);
  const user = useCurrentUser();
  if (user === null || user === undefined) return null;
  return (
    <>
      <PageHeader title={t('title')} width="details" />
      <Stack className="auth-settings" gap={6}>
        <AvatarForm user={user} />
        <AccountForm user={user} />
        <ChangePasswordForm user={user} />
        <ListScopeForm user={user} />
        <LanguageForm user={user} />
        <ThemeForm />
        <SingleKeysForm />
        <Sessions />
        <CloseAccount user={user} />
      </Stack>
    </>
  );
}
