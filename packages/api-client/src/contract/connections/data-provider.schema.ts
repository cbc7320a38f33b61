import { Type } from 'typebox';
import { idParams, instantSchema } from '../fields.schema';
import { dataProviderDraftSchema } from '../tenants/sections/data-provider.schema';
import { secretInput } from '../tenants/sections/section.schema';
import { connectionTestSchema } from './connection-test.schema';

/** What `testDataProviderEndpoint` takes and answers. */
export const testDataProviderSchema = {
  summary:
    'Tries the database with what the form shows, for ten seconds at most; without a password with the saved one, if host, port and username are still its own. 429 beyond five a minute or two at once.',
  params: idParams,
  body: Type.Object({ ...dataProviderDraftSchema.properties, password: secretInput() }),
  answers: { 200: connectionTestSchema },
  errors: [409],
} as const;

/** What `requestVpnEndpoint` takes and answers. */
export const requestVpnSchema = {
  summary: 'Asks the operator by e-mail for a VPN configuration, with a copy to the caller; once a minute at most.',
  params: idParams,
  answers: { 200: Type.Object({ requested_at: instantSchema }) },
} as const;
