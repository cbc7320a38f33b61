import type { i18n } from 'i18next';
import type { FeatureMessages } from './feature-messages';
import type { Language } from './languages';
import { findMessageProblems, type Resources } from './message-parity';
import { startI18n } from './start-i18n';

/** Fails with every key, value name or plural form in which the two languages of a feature differ. */
export async function expectMessagesInParity(resources: Resources): Promise<void> {
  const problems = await findMessageProblems(resources);
  if (problems.length > 0) throw new Error(`The texts are not in parity:\n${problems.join('\n')}`);
}

export interface TestTextsOptions {
  readonly messages?: readonly FeatureMessages[];
  readonly language?: Language;
}

/** Starts the texts with everything loaded, so that a test renders without suspending; works with and without `I18nProvider`. */
export function startI18nForTests({ messages = [], language = 'en' }: TestTextsOptions = {}): Promise<i18n> {
  return startI18n({ messages, language, preload: messages.map(({ namespace }) => namespace) });
}

export { findMessageProblems, type Resources } from './message-parity';
