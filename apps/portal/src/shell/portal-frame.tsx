import type { CurrentUser } from '@atrium/api-client/contract';
import { configQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { AppLayout } from '@atrium/ui-kit';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { portalMessages } from '../messages';
import type { PortalFeature } from '../portal-feature';
import { AccountBadge } from './navigation/account-badge';
import { MainNavigation } from './navigation/main-navigation';
import { NavigationFooter } from './navigation/navigation-footer';
import { PhoneBar } from './navigation/phone-bar';
import { useRailStore } from './navigation/rail.store';
import { homePath } from './portal-paths';
import { useTrialBar } from './trial-bar/use-trial-bar';

export interface PortalFrameProps {
  readonly features: readonly PortalFeature[];
  readonly user: CurrentUser;
  /** The page has its own top bar and starts with the narrow navigation. */
  readonly isWizard?: boolean;
  readonly children: ReactNode;
}

/** What is around every page of a signed-in user: navigation, top bar and trial bar. */
export function PortalFrame({ features, user, isWizard = false, children }: PortalFrameProps) {
  const t = useTexts(portalMessages);
  const common = useCommonTexts();
  const { data: config } = useQuery(configQueryOptions(useApiClient()));
  const { rail, choose } = useRailStore();
  const { key } = useLocation();
  const trialBar = useTrialBar();
  return (
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
  );
}
