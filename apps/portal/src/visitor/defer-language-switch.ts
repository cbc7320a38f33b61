import type { FeatureMessages, Language, TextTree } from '@atrium/i18n';
import { requestForm } from './buffered-input';

export interface SwitchedForm {
  readonly load: () => Promise<unknown>;
  /** Resolves when the form is hydrated. */
  readonly ready: Promise<void>;
}

/**
 * Delays the texts of the other language until the form is hydrated: React can only change the language of hydrated
 * HTML, and would remove the form otherwise.
 */
export function deferLanguageSwitch(messages: FeatureMessages, served: Language, form: SwitchedForm): FeatureMessages {
  const loader = (language: Language) => async (): Promise<TextTree> => {
    if (language !== served) {
      requestForm();
      await form.load();
      await form.ready;
    }
    return messages.resources[language]();
  };
  return { ...messages, resources: { en: loader('en'), sl: loader('sl') } };
}
