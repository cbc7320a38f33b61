import type { DocumentVersion } from '@atrium/api-client/contract';
import { asService } from '../../../platform';
import type { DocumentCall } from '../document-audit';
import { storeMade } from '../making/store-made';
import type { SavingDependencies } from '../save-draft.service';
import { addVersion } from './add-version';
import type { DocumentVersionRow } from './document-version.repository';

interface NextPdf {
  /** The version that the PDF was made from. */
  readonly from: Pick<DocumentVersionRow['version'], 'documentId' | 'number' | 'pages' | 'renderer' | 'warnings'>;
  readonly seen: number;
  readonly pdf: Uint8Array;
  readonly kind: DocumentVersion['kind'];
  readonly signature?: DocumentVersion['signature'];
  readonly signer?: string | null;
}

/** Stores a PDF that was made from a version as the next version, without a Word file. */
export function saveNextPdf(
  dependencies: SavingDependencies,
  call: DocumentCall,
  { from, seen, pdf, kind, signature = null, signer = null }: NextPdf,
  remember: (tx: Parameters<Parameters<typeof asService>[2]>[0]) => Promise<void>,
): Promise<void> {
  const { documentId, number, pages, renderer, warnings } = from;
  const { database, clock } = dependencies;
  return storeMade(dependencies, call, { docx: null, pdf, pages, renderer, warnings }, (stored) =>
    asService(database, 'no-tenant', async (tx) => {
      const facts = { ...stored, kind, signature, parent: number };
      await addVersion(tx, { call, documentId, at: clock(), seen: { version: seen }, facts, signer, changes: {} });
      await remember(tx);
    }),
  );
}
