import { authPaths } from '@atrium/auth';
import { useTexts } from '@atrium/i18n';
import { NavigationAction, NavigationItem } from '@atrium/ui-kit';
import { LogOut, SlidersHorizontal } from 'lucide-react';
import { useLocation } from 'react-router';
import { portalMessages } from '../../messages';
import { useLogOut } from '../../session/use-log-out';
import { ThemeAction } from '../theme/theme-action';

/** At the foot of the navigation: theme, Settings and Log out. */
export function NavigationFoot() {
  const t = useTexts(portalMessages);
  const { pathname } = useLocation();
  const logOut = useLogOut();
  const settings = authPaths.settings.href();
  return (
    <>
      <ThemeAction />
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
