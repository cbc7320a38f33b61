import type { DocumentDetails } from '@atrium/api-client/contract';
import { readStoredFile } from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import type { DocumentCall } from '../document-audit';
import { findVersionFiles, readDocument } from '../document.service';
import type { DraftDependencies } from '../drafts/document-draft.service';
import { saveNextPdf } from '../versions/save-next-pdf';
import { applySignature, type SignatureInput } from './apply-signature';

export type SigningDependencies = DraftDependencies & Pick<BackOfficeDependencies, 'timeStampAuthority'>;

/** Signs a version. The result is the next version, and never changes. */
export async function signVersion(
  dependencies: SigningDependencies,
  call: DocumentCall,
  version: { readonly id: string; readonly number: number },
  input: SignatureInput,
): Promise<DocumentDetails> {
  const from = await findVersionFiles(dependencies, call, version);
  const pdf = await readStoredFile(dependencies.files, from.pdf);
  const signed = await applySignature(dependencies, { ...from, pdf }, input);
  const next = { from, seen: input._version, kind: 'signed', ...signed } as const;
  await saveNextPdf(dependencies, call, next, async () => {});
  return readDocument(dependencies, call, version.id);
}
