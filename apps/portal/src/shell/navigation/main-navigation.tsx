import type { CurrentUser } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { NavigationGroup } from '@atrium/ui-kit';
import { Suspense } from 'react';
import { portalMessages } from '../../messages';
import type { PortalFeature } from '../../portal-feature';
import { FeatureItem } from './feature-item';
import { navigationEntries } from './navigation-entries';
import { SearchEntry } from './search-entry';

export interface MainNavigationProps {
  readonly features: readonly PortalFeature[];
  readonly user: CurrentUser;
}

/** The search, Licenses for all users, and the permitted parts of the back office. */
export function MainNavigation({ features, user }: MainNavigationProps) {
  const t = useTexts(portalMessages);
  const entries = navigationEntries(features, user);
  const itemsOf = (group: 'main' | 'back-office') =>
    entries
      .filter((entry) => entry.group === group)
      .map((entry) => <FeatureItem entry={entry} features={features} key={entry.id} />);
  const backOffice = itemsOf('back-office');
  return (
    <Suspense fallback={null}>
      <SearchEntry />
      {itemsOf('main')}
      {backOffice.length > 0 && <NavigationGroup label={t('navigation.backOffice')}>{backOffice}</NavigationGroup>}
    </Suspense>
  );
}
