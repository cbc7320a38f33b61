import { create } from 'storybook/theming';
import type { ThemeVars } from 'storybook/theming';

export type BookTheme = 'light' | 'dark';

/** The theme of a toolbar choice; "system" is the browser's preference. */
export function toBookTheme(choice: unknown): BookTheme {
  if (choice === 'light' || choice === 'dark') return choice;
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Reads colours of `tokens.css` in a theme, as computed by the browser. */
function colourReader(theme: BookTheme): { colour: (token: string) => string; done: () => void } {
  const probe = document.createElement('span');
  probe.hidden = true;
  probe.dataset['theme'] = theme;
  document.body.append(probe);
  return {
    colour: (token) => {
      probe.style.color = `var(--${token})`;
      return getComputedStyle(probe).color;
    },
    done: () => probe.remove(),
  };
}

const sans = '"Hanken Grotesk Variable", system-ui, sans-serif';
const mono = '"Geist Mono Variable", ui-monospace, monospace';

/** Theme of Storybook's own frame and documentation pages with Atrium's look. */
export function bookTheme(theme: BookTheme): ThemeVars {
  const { colour, done } = colourReader(theme);
  const vars = create({
    base: theme,
    brandTitle: 'Atrium',
    brandUrl: './',
    brandImage: `./wordmark-${theme}.svg`,
    brandTarget: '_self',
    fontBase: sans,
    fontCode: mono,
    appBg: colour('bg'),
    appContentBg: colour('surface'),
    appPreviewBg: colour('bg'),
    appHoverBg: colour('surface-hover'),
    appBorderColor: colour('line'),
    appBorderRadius: 10,
    barBg: colour('surface'),
    barTextColor: colour('text-secondary'),
    barHoverColor: colour('accent-text'),
    barSelectedColor: colour('accent-text'),
    textColor: colour('text'),
    textInverseColor: colour('on-accent'),
    textMutedColor: colour('text-tertiary'),
    colorPrimary: colour('accent'),
    colorSecondary: colour('accent'),
    inputBg: colour('surface'),
    inputBorder: colour('line-control'),
    inputTextColor: colour('text'),
    inputBorderRadius: 6,
    buttonBg: colour('surface'),
    buttonBorder: colour('line-strong'),
    booleanBg: colour('surface-sunken'),
    booleanSelectedBg: colour('surface-raised'),
  });
  done();
  return vars;
}
