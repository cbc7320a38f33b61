import { PDFDict, PDFName, type PDFObject } from '@cantoo/pdf-lib';
import { compareForms } from './compare-form.ts';
import { changedKeys, writeObject } from './compare-objects.ts';
import { comparePages } from './compare-pages.ts';
import { compareFiles, explain, explainNew, type FileComparison, holdsScript } from './file-comparison.ts';
import { type ForbiddenChange, ForbiddenUpdate, forbidUnless } from './forbidden-change.ts';
import { hasType } from './object-dictionary.ts';
import type { PdfFile } from './pdf-file.ts';

/** The form is compared apart; the others hold certificates and their status, versions and metadata. */
const allowedKeys = new Set(['AcroForm', 'DSS', 'Extensions', 'Perms', 'Version', 'Metadata']);
const keysWithActions = new Set(['OpenAction', 'AA', 'Names']);

/**
 * Finds what the updates of a file do besides signing. Null if they hold only signatures, their appearances, and
 * certificates with their status.
 */
export function findForbiddenChange(before: PdfFile, after: PdfFile): ForbiddenChange | null {
  try {
    const comparison = compareFiles(before, after);
    const added = [...comparison.changed].filter((number) => before.get(number) === undefined);
    forbidUnless(!added.some((number) => holdsScript(after.get(number))), 'adds_javascript');
    compareCatalogs(comparison);
    compareForms(comparison);
    comparePages(comparison);
    explainInformation(comparison);
    const unexplained = [...comparison.changed].filter((number) => !comparison.explained.has(number));
    const changes = new Set(unexplained.map((number) => kindOf(before.get(number), after.get(number))));
    return severity.find((change) => changes.has(change)) ?? null;
  } catch (error) {
    if (error instanceof ForbiddenUpdate) return error.change;
    throw error;
  }
}

/** The first is named when there are several. */
const severity: readonly ForbiddenChange[] = [
  'adds_javascript',
  'adds_pages',
  'adds_annotations',
  'changes_appearance',
  'changes_document',
];

function compareCatalogs(comparison: FileComparison): void {
  const { before, after } = comparison;
  const root = after.trailer.get(PDFName.of('Root'));
  forbidUnless(writeObject(root) === writeObject(before.trailer.get(PDFName.of('Root'))), 'changes_document');
  explain(comparison, root, root);
  for (const key of changedKeys(before.catalog, after.catalog)) {
    forbidUnless(!keysWithActions.has(key), 'adds_javascript');
    forbidUnless(key !== 'Pages', 'adds_pages');
    forbidUnless(allowedKeys.has(key), 'changes_appearance');
    if (key !== 'AcroForm') explainNew(comparison, after.catalog.get(PDFName.of(key)));
  }
}

/** Programs write down when they ran, and add certificates to those that are there. */
function explainInformation(comparison: FileComparison): void {
  const { before, after } = comparison;
  const [old, current] = [before.trailer.get(informationKey), after.trailer.get(informationKey)];
  explainKeys(comparison, [old, current], informationKeys);
  const storeKey = PDFName.of('DSS');
  explainKeys(comparison, [before.catalog.get(storeKey), after.catalog.get(storeKey)], storeKeys);
}

const informationKey = PDFName.of('Info');
const informationKeys = new Set(
  'Title Author Subject Keywords Creator Producer CreationDate ModDate Trapped'.split(' '),
);
const storeKeys = new Set(['Type', 'VRI', 'Certs', 'OCSPs', 'CRLs']);

/** Explains a dictionary of which only these keys changed. */
function explainKeys(
  comparison: FileComparison,
  [old, value]: readonly [PDFObject | undefined, PDFObject | undefined],
  keys: ReadonlySet<string>,
): void {
  const [before, after] = [comparison.before.resolve(old), comparison.after.resolve(value)];
  if (!(after instanceof PDFDict)) return;
  const changed = changedKeys(before instanceof PDFDict ? before : null, after);
  if (!changed.every((key) => keys.has(key))) return;
  explain(comparison, old, value);
  for (const key of changed) explainNew(comparison, after.get(PDFName.of(key)));
}

function kindOf(old: PDFObject | undefined, current: PDFObject | undefined): ForbiddenChange {
  if (hasType(current, 'Page', 'Pages') || hasType(old, 'Pages')) return 'adds_pages';
  if (current instanceof PDFDict && current.has(PDFName.of('Subtype')) && current.has(PDFName.of('Rect')))
    return 'adds_annotations';
  if (holdsScript(current)) return 'adds_javascript';
  return old === undefined ? 'changes_document' : 'changes_appearance';
}
