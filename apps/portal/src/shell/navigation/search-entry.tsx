import { useTexts } from '@atrium/i18n';
import { NavigationSearch, useMediaQuery } from '@atrium/ui-kit';
import { portalMessages } from '../../messages';
import { paletteOverlay } from '../../palette/palette-overlay';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the command palette and shows its shortcut; on a phone it is in the top bar. */
export function SearchEntry() {
  const t = useTexts(portalMessages);
  const phone = useMediaQuery('(max-width: 768px)');
  if (phone) return null;
  return (
    <NavigationSearch
      aria-keyshortcuts="Control+K Meta+K"
      label={t('navigation.search')}
      onClick={() => paletteOverlay.getState().show()}
      shortcut={t(isMac() ? 'navigation.searchKeysMac' : 'navigation.searchKeys')}
    />
  );
}
