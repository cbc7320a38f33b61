import '@atrium/ui-kit/styles.css';
import '@atrium/auth/styles.css';
import '@atrium/tenant-wizard/styles.css';
import '@atrium/back-office/styles.css';
import './docs.css';
import { createElementError } from '@atrium/vitest-config/element-errors';
import type { Preview } from '@storybook/react-vite';
import { configure, getConfig, prettyDOM } from 'storybook/test';
import { LazyDocs } from './lazy-docs';
import { plainControls } from './plain-controls';
import { parentTheme } from './parent-theme';
import { withShell } from './with-shell';
import { loadTexts, withTexts } from './with-texts';
import { withTheme } from './with-theme';

/** A freshly loaded story first loads its screen. */
configure({ asyncUtilTimeout: 10_000, getElementError: createElementError({ getConfig, prettyDOM }) });

const preview: Preview = {
  tags: ['autodocs'],
  argTypesEnhancers: [plainControls],
  decorators: [withShell, withTexts, withTheme],
  loaders: [loadTexts],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'mirror',
        dynamicTitle: true,
        items: [
          { value: 'system', title: 'System theme' },
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'sl', title: 'Slovenščina' },
        ],
      },
    },
  },
  initialGlobals: { theme: parentTheme() ?? 'system', locale: 'en' },
  parameters: {
    a11y: {
      test: 'error',
      options: {
        runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        // Skips loading stylesheets, which none of these rules needs, and the report of passed nodes.
        preload: false,
        resultTypes: ['violations', 'incomplete'],
      },
      config: {
        rules: [
          { id: 'region', enabled: false },
          // Base UI's focus guards pass the focus on at once, but axe only recognises them in dialogs.
          { id: 'aria-hidden-focus', selector: '[aria-hidden="true"]:not([data-base-ui-focus-guard])' },
        ],
      },
    },
    controls: { expanded: true },
    docs: { container: LazyDocs },
    options: {
      storySort: {
        order: [
          'Book',
          ['Introduction', 'Tokens', 'Typography', 'Contrast', 'Icons', 'Layout', 'Writing'],
          'Overview',
          'Patterns',
          'ui-kit',
          'validators',
          'auth',
          'tenant-wizard',
          'back-office',
          'portal',
        ],
      },
    },
  },
};

export default preview;
