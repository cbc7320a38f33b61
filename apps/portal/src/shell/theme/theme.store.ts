import { create } from 'zustand';
import { readStored, writeStored } from '../stored-choice';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

const key = 'theme';

function readTheme(): Theme {
  const stored = readStored(key);
  return themes.find((theme) => theme === stored) ?? 'system';
}

function applyTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

interface ThemeChoice {
  readonly theme: Theme;
  readonly choose: (theme: Theme) => void;
}

/** Light, dark, or whatever the system shows; remembered in the browser. */
export const useThemeStore = create<ThemeChoice>((set) => ({
  theme: readTheme(),
  choose: (theme) => {
    writeStored(key, theme);
    applyTheme(theme);
    set({ theme });
  },
}));
