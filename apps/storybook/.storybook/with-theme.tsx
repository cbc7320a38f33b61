import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** Puts the toolbar's theme on `<html>`, as the product does; "system" leaves the choice to the browser. */
export const withTheme: Decorator = (Story, { globals }) => {
  const theme = String(globals['theme'] ?? 'system');
  useLayoutEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
  return <Story />;
};
