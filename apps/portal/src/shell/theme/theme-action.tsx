import { useTexts } from '@atrium/i18n';
import { NavigationAction, themes, useTheme } from '@atrium/ui-kit';
import { Monitor, Moon, Sun } from 'lucide-react';
import { portalMessages } from '../../messages';

const icons = { system: Monitor, light: Sun, dark: Moon };

/** Says the theme and goes on to the next one. */
export function ThemeAction() {
  const t = useTexts(portalMessages);
  const [theme, choose] = useTheme();
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'system';
  return <NavigationAction icon={icons[theme]} label={t(`theme.${theme}`)} onPress={() => choose(next)} />;
}
