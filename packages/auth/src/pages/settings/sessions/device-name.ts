import type { Session } from '@atrium/api-client/contract';
import type { Texts } from '@atrium/i18n';
import type { settingsTexts } from '../../../locales/settings/en';

/** Names a device by browser and system, by one of them, or as unknown. */
export function deviceName({ browser, system }: Session['device'], t: Texts<typeof settingsTexts>): string {
  if (browser !== null && system !== null) return t('sessions.device', { browser, system });
  return browser ?? system ?? t('sessions.unknownDevice');
}
