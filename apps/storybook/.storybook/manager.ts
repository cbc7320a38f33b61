import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { bookTheme, toBookTheme } from './book-theme';

/** Applies the toolbar's theme to Storybook's own frame. */
function applyTheme(choice: unknown): void {
  const theme = toBookTheme(choice);
  document.documentElement.dataset['theme'] = theme;
  addons.setConfig({ theme: bookTheme(theme), sidebar: { showRoots: true } });
}

let chosen: unknown = 'system';

addons.register('atrium/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: unknown } }) => {
    if (globals.theme === chosen) return;
    chosen = globals.theme;
    applyTheme(chosen);
  };
  api.on(GLOBALS_UPDATED, follow);
  api.on(SET_GLOBALS, follow);
});

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => applyTheme(chosen));
applyTheme(chosen);
