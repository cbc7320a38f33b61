import { upload } from '@atrium/api-client';
import { deleteCertificateEndpoint, uploadCertificateEndpoint } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';
import { useUpdateCachedTenant } from '../../form/api/update-cached-tenant';

/** Maximum file size, in bytes. */
export const certificateMaximum = uploadCertificateEndpoint.upload?.maximum ?? 0;

interface CertificateUpload {
  readonly file: File;
  readonly password: string;
  readonly signal: AbortSignal;
  /** Called with the share sent, 0 to 1. */
  readonly onProgress: (share: number) => void;
}

/** Uploads the certificate of a company CRM and replaces the previous one. */
export function useUploadCertificate(id: string) {
  const client = useApiClient();
  const updateTenant = useUpdateCachedTenant(id);
  return useMutation({
    networkMode: 'always',
    mutationFn: ({ file, password, signal, onProgress }: CertificateUpload) =>
      upload(client, uploadCertificateEndpoint, {
        params: { id },
        body: { password },
        files: { certificate: file },
        signal,
        onProgress: ({ loaded, total = 0 }) => onProgress(total === 0 ? 0 : loaded / total),
      }),
    onSuccess: (certificate) => updateTenant((tenant) => ({ ...tenant, certificate })),
  });
}

/** Deletes the certificate and its key. */
export function useDeleteCertificate(id: string) {
  const client = useApiClient();
  const updateTenant = useUpdateCachedTenant(id);
  return useMutation({
    networkMode: 'always',
    mutationFn: () => client.call(deleteCertificateEndpoint, { params: { id } }),
    onSuccess: () => updateTenant((tenant) => ({ ...tenant, certificate: null })),
  });
}
