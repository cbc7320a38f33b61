import type { DocumentDraft } from '@atrium/api-client/contract';
import { readStoredFile, type Transaction, writeAudit } from '../../../platform';
import { documentAudit, type DocumentCall } from '../document-audit';
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
  const stored = await readStoredFile(dependencies.files, draft.pdf);
  const { pdf, signature, signer } = await applySignature(dependencies, { ...draft, pdf: stored }, input);
  const { title, number } = draft;
  const after = { number, kind: 'signed', signature, ...(signer === null ? {} : { signer }) };
  const record = (tx: Transaction, at: Date) =>
    writeAudit(tx, { ...documentAudit(call, id, at), action: 'document.sign-draft', title, after });
  const made = { draft, version: input._version, kind: 'signed', pdf, signature, record } as const;
  return replaceDraftPdf(dependencies, call, made);
}
