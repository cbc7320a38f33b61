import { deleteCertificateEndpoint, uploadCertificateEndpoint } from '@atrium/api-client/contract';
import { deleteCertificateSchema, uploadCertificateSchema } from '@atrium/api-client/contract/schemas';
import type { FastifyInstance } from 'fastify';
import { acceptUploads, route, uploadRoute } from '../../../platform';
import { publishTenantChange, callFor } from '../../../tenants';
import type { SetupDependencies } from '../../dependencies';
import { removeCertificate, uploadCertificate } from './certificate.service';

export async function certificateRoutes(app: FastifyInstance, dependencies: SetupDependencies): Promise<void> {
  route(app, deleteCertificateEndpoint, deleteCertificateSchema, async ({ params, ...call }) => {
    await removeCertificate(dependencies, callFor('update/tenants', call), params.id);
    await publishTenantChange(dependencies, params.id);
    return null;
  });

  await acceptUploads(app, (uploading) =>
    uploadRoute(
      uploading,
      uploadCertificateEndpoint,
      uploadCertificateSchema,
      async ({ params, body, ...call }, file) => {
        const upload = { tenantId: params.id, file, password: body.password };
        const certificate = await uploadCertificate(dependencies, callFor('update/tenants', call), upload);
        await publishTenantChange(dependencies, params.id);
        return certificate;
      },
    ),
  );
}
