import { defineEndpoint } from '../endpoint';
import type { CallOf } from '../endpoint.schema';
import type { checkSigningCertificateSchema } from './signing.schema';
import { signing, sign } from './signing.endpoint';

/** `POST /documents/check-certificate` responds with 200. */
export const checkSigningCertificateEndpoint = /* @__PURE__ */ defineEndpoint<
  CallOf<typeof checkSigningCertificateSchema>
>({
  id: 'documents.check-certificate',
  method: 'POST',
  path: '/documents/check-certificate',
  access: sign,
  repeatable: true,
  ...signing,
});
