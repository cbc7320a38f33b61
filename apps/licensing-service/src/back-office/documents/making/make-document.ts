import type { ConversionWarning, DocumentContent, ItemTotals } from '@atrium/api-client/contract';
import {
  asService,
  ConversionFailed,
  DomainError,
  type ErrorCode,
  hasPermission,
  InvalidInput,
  mergeDocx,
  readStoredFile,
  throwIfInvalid,
  Unavailable,
} from '../../../platform';
import type { BackOfficeDependencies } from '../../dependencies';
import type { DocumentCall } from '../document-audit';
import { oneLine } from '../one-line';
import { amountProblems } from './check-amounts';
import { checkContent } from './check-content';
import { findSource } from './document-source';
import { documentValues } from './document-values';
import { shareOfUser } from './share-of-user';

export type MakingDependencies = Pick<
  BackOfficeDependencies,
  'database' | 'clock' | 'files' | 'settings' | 'docxToPdf'
>;

/** A made document, not stored yet. */
export interface MadeDocument {
  readonly number: string;
  readonly title: string;
  readonly templateVersion: number;
  readonly docx: Uint8Array;
  readonly pdf: Uint8Array;
  readonly pages: number;
  readonly renderer: string;
  readonly warnings: readonly ConversionWarning[];
  readonly totals: ItemTotals | null;
}

interface Making {
  /** Called once the content has passed its checks, so that none of it takes a number in vain. */
  readonly takeNumber: () => Promise<string>;
  /** A live preview shows the tags of empty fields and accepts them. */
  readonly isLive: boolean;
  /** Stops waiting for the document. */
  readonly signal?: AbortSignal;
}

/**
 * Merges a template with its values and converts the result to PDF.
 *
 * @throws InvalidInput
 */
export async function makeDocument(
  { database, clock, files, settings, docxToPdf }: MakingDependencies,
  { user }: Pick<DocumentCall, 'user'>,
  content: DocumentContent,
  { takeNumber, isLive, signal }: Making,
): Promise<MadeDocument> {
  const existing = await asService(database, 'no-tenant', (tx) => findSource(tx, content, user.id));
  const found = hasPermission(user, 'view/customers') ? existing : { ...existing, customer: null };
  if (isLive && found.template === null) throw new InvalidInput({ template_id: ['not_a_choice'] });
  if (isLive) throwIfInvalid(amountProblems(content.items));
  const source =
    isLive && found.template !== null ? { ...found, template: found.template } : checkContent(content, found);
  const number = await takeNumber();
  const title = oneLine(content.title ?? '') || `${source.template.title} ${number}`;
  const facts = { seller: settings.seller, number, title, at: clock() };
  const { values, totals } = documentValues(source, content, facts, isLive ? 'tag' : 'blank');
  const template = await readStoredFile(files, source.template.docx);
  const make = async () => {
    const docx = await mergeDocx(template, values);
    return { docx, ...(await explainFailure(docxToPdf.convert(docx))) };
  };
  const made = await shareOfUser(user.id, make, signal);
  return { number, title, templateVersion: source.template.version, totals, ...made };
}

const codes: Readonly<Record<Exclude<ConversionFailed['reason'], 'unavailable'>, ErrorCode>> = {
  unreadable: 'document_unreadable',
  too_costly: 'document_too_costly',
  too_many_pages: 'document_too_long',
};

/** Turns a failed conversion into the error of the call. */
export async function explainFailure<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof ConversionFailed)) throw error;
    throw error.reason === 'unavailable' ? new Unavailable() : new DomainError(422, codes[error.reason]);
  }
}
