import { useCurrentUser } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { PageHeader, Stack } from '@atrium/ui-kit';
import { authMessages } from '../../messages';
import { AccountForm } from './account-form';
import { ChangePasswordForm } from './change-password-form';
import { LanguageForm } from './language-form';
import { ListScopeForm } from './list-scope-form';

export function SettingsPage() {
  const t = useTexts(authMessages);
  const user = useCurrentUser();
  if (user === null || user === undefined) return null;
  return (
    <>
      <PageHeader title={t('settings.title')} width="details" />
      <Stack className="auth-settings" gap={6}>
        <AccountForm user={user} />
        <ChangePasswordForm user={user} />
        <ListScopeForm user={user} />
        <LanguageForm user={user} />
      </Stack>
    </>
  );
}
