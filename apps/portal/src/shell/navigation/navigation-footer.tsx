import { authPaths } from '@atrium/auth';
import { useTexts } from '@atrium/i18n';
import { NavigationAction, NavigationItem, useMediaQuery } from '@atrium/ui-kit';
import { LogOut, SlidersHorizontal } from 'lucide-react';
import { useLocation } from 'react-router';
import { portalMessages } from '../../messages';
import { Bell } from '../../notifications/bell';
import { useLogOut } from '../../session/use-log-out';

/** The bottom of the navigation: notifications (in the top bar on a phone), Settings and Log out. */
export function NavigationFooter() {
  const t = useTexts(portalMessages);
  const { pathname } = useLocation();
  const logOut = useLogOut();
  const phone = useMediaQuery('(max-width: 768px)');
  const settings = authPaths.settings.href();
  return (
    <>
      {!phone && <Bell place="navigation" />}
      <NavigationItem
        current={pathname === settings}
        href={settings}
        icon={SlidersHorizontal}
        label={t('navigation.settings')}
      />
      <NavigationAction icon={LogOut} label={t('navigation.logOut')} onPress={logOut} />
    </>
  );
}
