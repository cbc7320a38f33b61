import type { FeatureMessages, TextLoader } from '@atrium/i18n';
import { loadPart } from './load-part';

const carefully =
  (load: TextLoader): TextLoader =>
  () =>
    loadPart(async () => load());

/** Texts that come with the care of every other part of the application. */
export function loadTextsAsParts(messages: readonly FeatureMessages[]): FeatureMessages[] {
  return messages.map(({ namespace, resources }) => ({
    namespace,
    resources: { en: carefully(resources.en), sl: carefully(resources.sl) },
  }));
}
