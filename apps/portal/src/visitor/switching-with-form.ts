import type { FeatureMessages, Language, TextTree } from '@atrium/i18n';
import { wantForm } from './early-input';

export interface SwitchedForm {
  readonly load: () => Promise<unknown>;
  /** Resolves when it works. */
  readonly ready: Promise<void>;
}

/**
 * Texts whose other language waits for the form: React can word it anew only when it has taken over its HTML, and would
 * take it off the page otherwise.
 */
export function switchingWithForm(messages: FeatureMessages, served: Language, form: SwitchedForm): FeatureMessages {
  const loader = (language: Language) => async (): Promise<TextTree> => {
    if (language !== served) {
      wantForm();
      await form.load();
      await form.ready;
    }
    return messages.resources[language]();
  };
  return { ...messages, resources: { en: loader('en'), sl: loader('sl') } };
}
