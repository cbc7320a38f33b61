import { checkSigningCertificateEndpoint, signDocumentEndpoint, signDraftEndpoint } from '@atrium/api-client/contract';
import {
  checkSigningCertificateSchema,
  signDocumentSchema,
  signDraftSchema,
} from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { recordPublisher, route } from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import { signVersion } from './sign.service';
import { signDraft } from './sign-draft.service';
import { checkCertificate } from './check-certificate.service';

export function signingRoutes(app: FastifyInstance, dependencies: BackOfficeDependencies): void {
  const publish = recordPublisher(dependencies, 'documents');
  route(app, checkSigningCertificateEndpoint, checkSigningCertificateSchema, ({ body }) =>
    checkCertificate(dependencies, body),
  );
  route(app, signDocumentEndpoint, signDocumentSchema, ({ params, body, ...call }) =>
    publish.changed(params.id, signVersion(dependencies, call, params, body)),
  );
  route(app, signDraftEndpoint, signDraftSchema, ({ params, body, ...call }) =>
    signDraft(dependencies, call, params.id, body),
  );
}
