import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { bookTheme, toBookTheme } from './book-theme';

/** Dresses Storybook's own frame in the theme that its toolbar chooses for the stories. */
function dress(choice: unknown): void {
  const theme = toBookTheme(choice);
  document.documentElement.dataset['theme'] = theme;
  addons.setConfig({ theme: bookTheme(theme), sidebar: { showRoots: true } });
}

let chosen: unknown = 'system';

addons.register('atrium/theme', (api) => {
  const follow = ({ globals }: { globals: { theme?: unknown } }) => {
    if (globals.theme === chosen) return;
    chosen = globals.theme;
    dress(chosen);
  };
  api.on(GLOBALS_UPDATED, follow);
  api.on(SET_GLOBALS, follow);
});

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', () => dress(chosen));
dress(chosen);
