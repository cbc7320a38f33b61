import { useCurrentUser } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { PageHeader, Stack, Tabs } from '@atrium/ui-kit';
import { useSearchParams } from 'react-router';
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

const parts = ['account', 'security', 'display'] as const;

/** The user's settings in three parts. The open one is in the address. */
export function SettingsPage() {
  const t = useTexts(settingsMessages);
  const user = useCurrentUser();
  const [address, setAddress] = useSearchParams();
  if (user === null || user === undefined) return null;
  const panels = {
    account: (
      <Stack className="auth-settings__part" gap={6}>
        <AvatarForm user={user} />
        <AccountForm user={user} />
        <CloseAccount user={user} />
      </Stack>
    ),
    security: (
      <div className="auth-settings__security">
        <Sessions />
        <ChangePasswordForm user={user} />
      </div>
    ),
    display: (
      <Stack className="auth-settings__part" gap={6}>
        <LanguageForm user={user} />
        <ThemeForm />
        <ListScopeForm user={user} />
        <SingleKeysForm />
      </Stack>
    ),
  };
  return (
    <>
      <PageHeader title={t('title')} width="details" />
      <div className="auth-settings">
        <Tabs
          forms
          label={t('title')}
          onChange={(part) => setAddress(part === 'account' ? {} : { tab: part }, { replace: true })}
          tabs={parts.map((id) => ({ id, label: t(`parts.${id}`), panel: panels[id] }))}
          value={parts.find((part) => part === address.get('tab')) ?? 'account'}
        />
      </div>
    </>
  );
}
