import type { CurrentUser } from '@atrium/api-client/contract';
import { configQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useSharedHelpDismissal } from '@atrium/auth';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { AppLayout, askBeforeUnload } from '@atrium/ui-kit';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';
import { preloadPages } from '../chunks/preload-pages';
import { useListKeys } from '../list-keys/use-list-keys';
import { portalMessages } from '../messages';
import { NotificationsHost } from '../notifications/notifications-host';
import { PaletteHost } from '../palette/palette-host';
import { readHandle, type PortalFeature } from '../portal-feature';
import { SessionPromptDialog } from '../session/sign-in-again/session-prompt-dialog';
import { AccountBadge } from './navigation/account-badge';
import { MainNavigation } from './navigation/main-navigation';
import { NavigationFooter } from './navigation/navigation-footer';
import { PhoneBar } from './navigation/phone-bar';
import { useRailStore } from './navigation/rail.store';
import { homePath } from './portal-paths';
import { useTrialBar } from './trial-bar/use-trial-bar';

export interface PortalLayoutProps {
  readonly features: readonly PortalFeature[];
  readonly user: CurrentUser;
  readonly children: ReactNode;
}

/** Layout of the signed-in portal: navigation, trial bar, page and overlays. */
export function PortalLayout({ features, user, children }: PortalLayoutProps) {
  const t = useTexts(portalMessages);
  const common = useCommonTexts();
  const { data: config } = useQuery(configQueryOptions(useApiClient()));
  const { rail, choose } = useRailStore();
  const { key } = useLocation();
  const trialBar = useTrialBar();
  useSharedHelpDismissal(user);
  useListKeys();
  useEffect(askBeforeUnload, []);
  useEffect(() => preloadPages(features.flatMap(({ routes }) => routes)), [features]);
  const isWizard = useMatches().some(({ handle }) => readHandle(handle)?.layout === 'wizard');
  return (
    <>
      <AppLayout
        brand={{ name: config?.product_name ?? 'Atrium', href: homePath }}
        locationKey={key}
        navigation={<MainNavigation features={features} user={user} />}
        navigationFooter={<NavigationFooter />}
        notice={trialBar}
        onRailChange={choose}
        hideTopBar={isWizard}
        rail={rail ?? (isWizard || undefined)}
        texts={{
          skip: common('skipToContent'),
          navigation: t('navigation.name'),
          openNavigation: t('navigation.open'),
          closeNavigation: t('navigation.close'),
          collapseNavigation: t('navigation.collapse'),
          expandNavigation: t('navigation.expand'),
        }}
        topBarEnd={<PhoneBar user={user} />}
        user={<AccountBadge user={user} />}
      >
        {children}
      </AppLayout>
      <NotificationsHost />
      <PaletteHost features={features} user={user} />
      <Suspense fallback={null}>
        <SessionPromptDialog />
      </Suspense>
    </>
  );
}
