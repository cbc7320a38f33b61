import type { CurrentUser } from '@atrium/api-client/contract';
import { useAvatarUrl } from '@atrium/api-client/react';
import { authPaths } from '@atrium/auth';
import { useTexts } from '@atrium/i18n';
import { UserBadge } from '@atrium/ui-kit';
import { portalMessages } from '../../messages';

/** The signed-in user with position or e-mail; links to the settings. */
export function AccountBadge({ user }: { readonly user: CurrentUser }) {
  const t = useTexts(portalMessages);
  const urlOf = useAvatarUrl();
  const detail = user.position_title ?? user.email;
  return (
    <UserBadge
      detail={detail}
      href={authPaths.settings.href()}
      label={t('navigation.settings')}
      name={user.full_name}
      picture={urlOf(user.avatar)}
    />
  );
}
