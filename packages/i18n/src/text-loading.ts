import type { BackendModule, ResourceStore, i18n } from 'i18next';
import type { FeatureMessages, TextTree } from './feature-messages';
import { toLanguage, type Language } from './languages';

const messagesOfStore = new WeakMap<ResourceStore, readonly FeatureMessages[]>();

export function registerMessages(instance: i18n, messages: readonly FeatureMessages[]): void {
  messagesOfStore.set(instance.store, messages);
}

async function loadTexts(messages: readonly FeatureMessages[], language: string, namespace: string): Promise<TextTree> {
  const known = toLanguage(language);
  const feature = messages.find((candidate) => candidate.namespace === namespace);
  if (known === undefined || feature === undefined) {
    throw new Error(`No texts for the namespace "${namespace}" in the language "${language}".`);
  }
  return feature.resources[known]();
}

/** Loads a namespace when i18next first shows it. */
export function textBackend(messages: readonly FeatureMessages[]): BackendModule {
  return {
    type: 'backend',
    callbackApi: true,
    init: () => undefined,
    read: (language, namespace, done) => {
      const mayRetry = true;
      loadTexts(messages, language, namespace).then(
        (texts) => done(null, { ...texts }),
        (error: Error) => done(error, mayRetry),
      );
    },
  };
}

/** Loads the shown namespaces in another language before anything changes. Rejects if one of them cannot be loaded. */
export async function fetchShownTexts(instance: i18n, language: Language): Promise<void> {
  const messages = messagesOfStore.get(instance.store) ?? [];
  const shown = messages.filter(({ namespace }) => instance.hasResourceBundle(instance.language, namespace));
  await Promise.all(
    shown.map(async ({ namespace }) => {
      if (instance.hasResourceBundle(language, namespace)) return;
      instance.addResourceBundle(language, namespace, await loadTexts(messages, language, namespace));
    }),
  );
}
