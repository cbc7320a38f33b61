import { readFile } from 'node:fs/promises';
import { type BodyOf, type DocumentDetails, type DocumentVersion, mediaKindOf } from '@atrium/api-client/contract';
import type { CallOf, uploadDocumentVersionSchema } from '@atrium/api-client/contract/schemas';
import {
  asService,
  checkSignedRevision,
  Conflict,
  Forbidden,
  hasPermission,
  ImageRefused,
  imageMessages,
  InvalidInput,
  readPdfText,
  readStoredFile,
  type ReceivedFile,
  Stale,
} from '../../../platform';
import type { DocumentCall } from '../document-audit';
import { findVersionFiles, readDocument } from '../document.service';
import { checkEdit } from '../editing/check-edit';
import type { EditDependencies } from '../editing/save-edit.service';
import { storeMade } from '../making/store-made';
import { readPageText } from '../read-page-text';
import { addVersion } from './add-version';

type Input = BodyOf<CallOf<typeof uploadDocumentVersionSchema>>;

interface CheckedVersion {
  readonly docx: Uint8Array | null;
  readonly pdf: Uint8Array;
  readonly pages: number;
  readonly renderer: string;
  readonly warnings: DocumentVersion['warnings'];
  readonly kind: DocumentVersion['kind'];
  readonly signature: DocumentVersion['signature'];
  readonly signer?: string;
}

/**
 * Saves a file that was edited or signed elsewhere as the next version.
 *
 * @throws Stale before the file is checked, because a signed PDF belongs to the version that the caller saw
 */
export async function uploadVersion(
  dependencies: EditDependencies,
  call: DocumentCall,
  id: string,
  { received, input }: { readonly received: ReceivedFile; readonly input: Input },
): Promise<DocumentDetails> {
  const { database, clock } = dependencies;
  const document = await readDocument(dependencies, call, id);
  if (document.version !== input._version) throw new Stale(document);
  const { current } = document;
  const { kind, signature, signer, ...checked } = await check(
    dependencies,
    call,
    { id, number: current.number },
    received,
    input,
  );
  await storeMade(dependencies, call, checked, async (stored) => {
    const pageText = await readPageText(dependencies, stored.pdf);
    await asService(database, 'no-tenant', (tx) =>
      addVersion(tx, {
        call,
        documentId: id,
        at: clock(),
        seen: { version: input._version },
        facts: { ...stored, kind, signature, parent: current.number },
        ...(signer === undefined ? {} : { signer }),
        changes: { pageText },
      }),
    );
  });
  return readDocument(dependencies, call, id);
}

async function check(
  dependencies: EditDependencies,
  call: DocumentCall,
  version: { readonly id: string; readonly number: number },
  received: ReceivedFile,
  { accept_unsigned: isAccepted = false }: Input,
): Promise<CheckedVersion> {
  const format = mediaKindOf(received.name);
  if (format === 'docx') {
    const { docx, pdf, pages, renderer, warnings } = await checkEdit(dependencies, call.user.id, received);
    return { docx, pdf, pages, renderer, warnings: [...warnings], kind: 'uploaded', signature: null };
  }
  if (format !== 'pdf') throw new InvalidInput({ file: ['file_not_document'] });
  if (!(await dependencies.virusScan.isClean(received.path))) throw new InvalidInput({ file: ['file_infected'] });
  const pdf = await readFile(received.path);
  const pages = await countPages(received.path);
  const current = await findVersionFiles(dependencies, call, version);
  const revision = await checkSignedRevision(await readStoredFile(dependencies.files, current.pdf), pdf);
  const facts = { docx: null, pdf, pages, renderer: 'uploaded', warnings: [] };
  if (revision.signed) {
    if (!hasPermission(call.user, 'sign/documents')) throw new Forbidden();
    const signer = revision.signatures.map(({ name }) => name).join(', ');
    return { ...facts, kind: 'signed', signature: 'certificate', signer };
  }
  if (!isAccepted) throw new Conflict('not_signed', { reason: revision.reason });
  return { ...facts, kind: 'uploaded', signature: null };
}

async function countPages(path: string): Promise<number> {
  try {
    return (await readPdfText(path)).pages.length;
  } catch (error) {
    throw error instanceof ImageRefused ? new InvalidInput({ file: [imageMessages[error.reason]] }) : error;
  }
}
