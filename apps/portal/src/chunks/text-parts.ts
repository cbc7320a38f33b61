import type { FeatureMessages, TextLoader } from '@atrium/i18n';
import { loadPart } from './load-part';

const withRetry =
  (load: TextLoader): TextLoader =>
  () =>
    loadPart(async () => load());

/** Loads texts with `loadPart`. */
export function loadTextsAsParts(messages: readonly FeatureMessages[]): FeatureMessages[] {
  return messages.map(({ namespace, resources }) => ({
    namespace,
    resources: { en: withRetry(resources.en), sl: withRetry(resources.sl) },
  }));
}
