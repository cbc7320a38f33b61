import type { i18n } from 'i18next';
import type { FeatureMessages } from './feature-messages';
import type { Language } from './languages';
import { findMessageProblems, type Resources } from './message-parity';
import { startI18n } from './start-i18n';

/** Fails on every key, placeholder or plural form that differs between the two languages of a feature. */
export async function expectMessagesInParity(resources: Resources): Promise<void> {
  const problems = await findMessageProblems(resources);
  if (problems.length > 0) throw new Error(`The texts are not in parity:\n${problems.join('\n')}`);
}

export interface TestTextsOptions {
  readonly messages?: readonly FeatureMessages[];
  readonly language?: Language;
}

/**
 * Sets up i18next with all texts loaded, so that a test renders without suspending. Works with and without
 * `I18nProvider`.
 */
export function startI18nForTests({ messages = [], language = 'en' }: TestTextsOptions = {}): Promise<i18n> {
  return startI18n({ messages, language, preload: messages.map(({ namespace }) => namespace) });
}

export { findMessageProblems, type Resources } from './message-parity';
