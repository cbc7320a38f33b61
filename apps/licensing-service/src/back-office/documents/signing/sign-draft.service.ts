import type { DocumentDraft } from '@atrium/api-client/contract';
import { readStoredFile } from '../../../platform';
import type { DocumentCall } from '../document-audit';
import { findOwnDraft } from '../drafts/document-draft.service';
import { replaceDraftPdf } from '../drafts/replace-draft-pdf';
import { applySignature, type SignatureInput } from './apply-signature';
import type { SigningDependencies } from './sign.service';

/** Signs a draft. The result replaces its PDF. */
export async function signDraft(
  dependencies: SigningDependencies,
  call: DocumentCall,
  id: string,
  input: SignatureInput,
): Promise<DocumentDraft> {
  const { draft } = await findOwnDraft(dependencies, call, id);
  const signed = await applySignature(dependencies, await readStoredFile(dependencies.files, draft.pdf), input);
  return replaceDraftPdf(dependencies, call, { draft, version: input._version, kind: 'signed', ...signed });
}
