import { authPaths } from '@atrium/auth';
import { useTexts } from '@atrium/i18n';
import { NavigationAction, NavigationItem, useNotify } from '@atrium/ui-kit';
import { useMutation } from '@tanstack/react-query';
import { LogOut, SlidersHorizontal } from 'lucide-react';
import { useLocation } from 'react-router';
import { portalMessages } from '../../messages';
import { useSessionEnd } from '../../session/session-end-context';
import { ThemeAction } from '../theme/theme-action';

/** At the foot of the navigation: theme, Settings and Log out. */
export function NavigationFoot() {
  const t = useTexts(portalMessages);
  const notify = useNotify();
  const { pathname } = useLocation();
  const { logOut } = useSessionEnd();
  const { mutate, isPending } = useMutation({
    mutationFn: logOut,
    networkMode: 'always',
    onError: () => notify({ tone: 'error', title: t('logOutFailed') }),
  });
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
      <NavigationAction icon={LogOut} label={t('navigation.logOut')} onPress={() => isPending || mutate()} />
    </>
  );
}
