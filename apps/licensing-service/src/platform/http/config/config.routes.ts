import { configEndpoint } from '@atrium/api-client/contract';
import { configCallSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { route } from '../route';
import type { PlatformDependencies } from '../../dependencies';
import { browserSettingsOf } from './browser-settings';
import { buildIdOf } from './build-id';

export function configRoutes(app: FastifyInstance, { settings }: PlatformDependencies): void {
  const build = settings.buildId ?? buildIdOf(settings.portalFolder);
  const browserSettings = browserSettingsOf(settings);
  route(app, configEndpoint, configCallSchema, async () => ({
    product_name: settings.productName,
    build_id: build,
    password_minimum: settings.passwordMinimum,
    trial_days: settings.trialDays,
    terms_url: settings.terms.url,
    terms_version: settings.terms.version,
    privacy_url: settings.terms.privacyUrl,
    gateways: [...settings.payments],
    ...browserSettings,
    tenant_url_template: settings.tenantUrlTemplate,
  }));
}
