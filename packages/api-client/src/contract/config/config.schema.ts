import { Type, type Static } from 'typebox';
import { browserSettingSchemas } from '../gateways/browser-settings.schema';
import { named } from '../named.schema';

export const configSchema = named('Config', {
  product_name: Type.String(),
  build_id: Type.String(),
  password_minimum: Type.Integer(),
  /** Length of the free trial in days. */
  trial_days: Type.Integer(),
  terms_url: Type.String(),
  terms_version: Type.String(),
  privacy_url: Type.String(),
  /** Payment methods, the default first: names of gateways, and `bank_transfer`. */
  gateways: Type.Array(Type.String()),
  ...browserSettingSchemas,
  /** `https://{name}.crm.example` or a path of this host; `{name}` is the application URL's name. */
  tenant_url_template: Type.String(),
});

/** Settings that a browser needs before login. */
export type Config = Static<typeof configSchema>;

/** Request and response of `configEndpoint`. */
export const configCallSchema = {
  summary: 'Returns the configuration that the portal needs before log-in.',
  answers: { 200: configSchema },
} as const;
