import { I18nProvider, startI18n, toLanguage } from '@atrium/i18n';
import type { FeatureMessages } from '@atrium/i18n';
import { bookMessages } from '../src/messages';
import type { Decorator, Loader } from '@storybook/react-vite';

declare module 'storybook/internal/csf' {
  interface Parameters {
    /** Texts of the features that a story shows; those of `@atrium/i18n` are always included. */
    messages?: readonly FeatureMessages[];
  }
}

interface ShownTexts {
  changeLanguage: (language: string) => Promise<unknown>;
}

let shown: ShownTexts | undefined;

/** Texts of the current story, which can switch language. */
export function shownTexts(): ShownTexts | undefined {
  return shown;
}

/** Loads the texts in the toolbar's language before a story renders. */
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
