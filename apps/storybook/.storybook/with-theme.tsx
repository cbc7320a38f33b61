import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';

function useThemeOfPage(theme: string): void {
  useLayoutEffect(() => {
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }, [theme]);
}

function Themed({ theme, children }: { theme: string; children: ReactNode }) {
  useThemeOfPage(theme);
  return children;
}

/** Sets the toolbar's theme on `<html>`, as the product does. "system" leaves the choice to the browser. */
export const withTheme: Decorator = (Story, { globals }) => (
  <Themed theme={String(globals['theme'] ?? 'system')}>
    <Story />
  </Themed>
);
