import { I18nProvider, startI18n, toLanguage } from '@atrium/i18n';
import type { FeatureMessages } from '@atrium/i18n';
import { bookMessages } from '../src/messages';
import type { Decorator, Loader } from '@storybook/react-vite';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** The texts of the features a story shows; those of `@atrium/i18n` are always there. */
    messages?: readonly FeatureMessages[];
  }
}

interface ShownTexts {
  changeLanguage: (language: string) => Promise<unknown>;
}

let shown: ShownTexts | undefined;

/** The texts of the story that is shown; another language may be chosen on them. */
export function shownTexts(): ShownTexts | undefined {
  return shown;
}

/** Starts the texts in the toolbar's language before a story is shown. */
export const loadTexts: Loader = async ({ globals, parameters }) => {
  const own: readonly FeatureMessages[] = parameters['messages'] ?? [];
  const messages = parameters['shell'] === true ? [...own, bookMessages] : own;
  const language = toLanguage(String(globals['locale'])) ?? 'en';
  const texts = await startI18n({ messages, language, preload: messages.map(({ namespace }) => namespace) });
  shown = texts;
  return { texts };
};

export const withTexts: Decorator = (Story, { loaded }) => {
  const { texts } = loaded;
  if (texts === undefined) return <Story />;
  return (
    <I18nProvider i18n={texts}>
      <Story />
    </I18nProvider>
  );
};
