import type { Session } from '@atrium/api-client/contract';
import type { Texts } from '@atrium/i18n';
import type { settingsTexts } from '../../../locales/settings/en';

/** A device as far as it says what it is: browser and system, one of them, or neither. */
export function deviceName({ browser, system }: Session['device'], t: Texts<typeof settingsTexts>): string {
  if (browser !== null && system !== null) return t('sessions.device', { browser, system });
  return browser ?? system ?? t('sessions.unknownDevice');
}
