import type { FeatureMessages, Language, TextTree } from '@atrium/i18n';
import { wantForm } from './early-input';

/**
 * Texts whose other language waits for the form: React can word it anew only when it has taken over its HTML, and would
 * take it off the page otherwise.
 */
export function switchingWithForm(
  messages: FeatureMessages,
  served: Language,
  formReady: Promise<void>,
): FeatureMessages {
  const loader = (language: Language) => async (): Promise<TextTree> => {
    if (language !== served) {
      wantForm();
      await import('./visitor-form');
      await formReady;
    }
    return messages.resources[language]();
  };
  return { ...messages, resources: { en: loader('en'), sl: loader('sl') } };
}
