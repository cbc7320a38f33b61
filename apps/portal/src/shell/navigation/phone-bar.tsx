import type { CurrentUser } from '@atrium/api-client/contract';
import { useAvatarUrl } from '@atrium/api-client/react';
import { authPaths } from '@atrium/auth';
import { useTexts } from '@atrium/i18n';
import { Avatar, IconButton, Link, VisuallyHidden } from '@atrium/ui-kit';
import { Search } from 'lucide-react';
import { portalMessages } from '../../messages';
import { Bell } from '../../notifications/bell';
import { paletteOverlay } from '../../palette/palette-overlay';

/** The right end of a phone's top bar: search, notifications, and the user's link to the settings. */
export function PhoneBar({ user }: { readonly user: CurrentUser }) {
  const t = useTexts(portalMessages);
  const urlOf = useAvatarUrl();
  return (
    <>
      <IconButton icon={Search} label={t('navigation.search')} onClick={() => paletteOverlay.getState().show()} />
      <Bell place="bar" />
      <Link className="portal-account" href={authPaths.settings.href()}>
        <Avatar name={user.full_name} picture={urlOf(user.avatar)} />
        <VisuallyHidden>{`${t('navigation.settings')}: ${user.full_name}`}</VisuallyHidden>
      </Link>
    </>
  );
}
