import {
  checkSigningCertificateEndpoint,
  getDocumentDraftEndpoint,
  getDocumentEndpoint,
  listDocumentDraftsEndpoint,
  listDocumentsEndpoint,
  listDocumentVersionsEndpoint,
  signDocumentEndpoint,
  signDraftEndpoint,
  type BodyOf,
  type ShapeOf,
} from '@atrium/api-client/contract';
import { queryKeyOf, useApiClient } from '@atrium/api-client/react';
import { useQueryClient } from '@tanstack/react-query';

export type SignatureInput = BodyOf<ShapeOf<typeof signDraftEndpoint>>;

/** A PKCS#12 file in base64, with its password. */
export type CertificateInput = NonNullable<SignatureInput['certificate']>;

const ofVersions = [getDocumentEndpoint, listDocumentVersionsEndpoint, listDocumentsEndpoint];
const ofDrafts = [getDocumentDraftEndpoint, listDocumentDraftsEndpoint];

/** The calls that sign. They are no mutations, whose cache would keep the certificate and its password. */
export function useSigningCalls() {
  const client = useApiClient();
  const queries = useQueryClient();
  const refresh = (reads: typeof ofVersions | typeof ofDrafts) =>
    Promise.all(reads.map((read) => queries.invalidateQueries({ queryKey: queryKeyOf(read) })));

  return {
    checkCertificate: (body: CertificateInput) => client.call(checkSigningCertificateEndpoint, { body }),
    /** The result is the next version. */
    signVersion: async (id: string, number: number, body: SignatureInput) => {
      const signed = await client.call(signDocumentEndpoint, { params: { id, number }, body });
      await refresh(ofVersions);
      return signed;
    },
    /** The result replaces the PDF of the draft. */
    signDraft: async (id: string, body: SignatureInput) => {
      await client.call(signDraftEndpoint, { params: { id }, body });
      await refresh(ofDrafts);
    },
    /** Reads a document as it is now, and shows it so. */
    readDocument: async (id: string) => {
      await refresh(ofVersions);
      return client.call(getDocumentEndpoint, { params: { id } });
    },
    /** Reads a draft as it is now, and shows it so. */
    readDraft: async (id: string) => {
      await refresh(ofDrafts);
      return client.call(getDocumentDraftEndpoint, { params: { id } });
    },
  };
}
