import { type BrowserField, gatewayNames, gatewaysAmong } from '@atrium/api-client/contract/schemas';
import type { Settings } from '../../settings/settings';

/** The settings of gateways that card forms need. A field is null while its gateway is not enabled. */
export function browserSettingsOf({
  payments,
  gateways,
}: Pick<Settings, 'payments' | 'gateways'>): Readonly<Record<BrowserField, string | null>> {
  const fields = gatewaysAmong(gatewayNames).flatMap(({ name, browserSettings = {} }) =>
    Object.entries(browserSettings).map(([field, setting]) => {
      const value = payments.includes(name) ? gateways[name]?.[setting] : undefined;
      return [field, typeof value === 'string' ? value : null] as const;
    }),
  );
  return Object.fromEntries(fields) as Record<BrowserField, string | null>;
}
