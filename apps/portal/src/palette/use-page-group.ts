import { can } from '@atrium/api-client';
import type { CurrentUser } from '@atrium/api-client/contract';
import { authPaths } from '@atrium/auth';
import { useTexts } from '@atrium/i18n';
import type { PaletteGroup } from '@atrium/ui-kit';
import { SlidersHorizontal } from 'lucide-react';
import { portalMessages } from '../messages';
import type { PortalFeature } from '../portal-feature';
import { signedInMessages } from '../signed-in-messages';
import { useFeatureText } from './use-feature-text';

/** Pages of the navigation that the user has permission for. */
export function usePageGroup(features: readonly PortalFeature[], user: CurrentUser): PaletteGroup {
  const t = useTexts(signedInMessages);
  const portal = useTexts(portalMessages);
  const textOf = useFeatureText(features);
  const pages = features
    .flatMap(({ navigation }) => navigation)
    .filter(({ permission = [] }) => can(user, permission))
    .map(({ id, labelKey, icon, href }) => ({ id: `page-${id}`, label: textOf(labelKey), icon, href }));
  const settings = {
    id: 'page-settings',
    label: portal('navigation.settings'),
    icon: SlidersHorizontal,
    href: authPaths.settings.href(),
  };
  return { id: 'pages', label: t('palette.pages'), items: [...pages, settings] };
}
