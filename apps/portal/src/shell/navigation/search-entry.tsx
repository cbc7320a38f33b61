import { useTexts } from '@atrium/i18n';
import { NavigationSearch } from '@atrium/ui-kit';
import { portalMessages } from '../../messages';
import { usePaletteStore } from '../../palette/palette.store';

const isMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The visible way to the command palette, with its keys. */
export function SearchEntry() {
  const t = useTexts(portalMessages);
  const show = usePaletteStore((state) => state.show);
  const keys = t(isMac() ? 'navigation.searchKeysMac' : 'navigation.searchKeys');
  return <NavigationSearch keys={keys} label={t('navigation.search')} onPress={show} />;
}
