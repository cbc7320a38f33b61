import { idParams, instantSchema } from '../fields.schema';
import { dataProviderDraftSchema } from '../tenants/sections/data-provider.schema';
import { secretInput } from '../tenants/sections/section.schema';
import { connectionTestSchema } from './connection-test.schema';
import { named } from '../named.schema';

/** Request and response of `testDataProviderEndpoint`. */
export const testDataProviderSchema = {
  summary:
    'Tests the database with the form’s values, for at most ten seconds; without a password, it uses the saved one if host, port and username are unchanged. 429 beyond five a minute or two at once.',
  params: idParams,
  body: named('TestDataProviderInput', { ...dataProviderDraftSchema.properties, password: secretInput() }),
  answers: { 200: connectionTestSchema },
  errors: [409],
} as const;

/** Request and response of `requestVpnEndpoint`. */
export const requestVpnSchema = {
  summary:
    'Requests a VPN configuration from the operator by e-mail, with a copy to the caller; at most once a minute.',
  params: idParams,
  answers: { 200: named('VpnRequest', { requested_at: instantSchema }) },
} as const;
