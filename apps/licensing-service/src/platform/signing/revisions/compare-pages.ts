import { PDFDict, PDFName, PDFNumber, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { addedTo, isSignatureField } from './compare-form.ts';
import { changedKeys } from './compare-objects.ts';
import { explain, type FileComparison } from './file-comparison.ts';
import { forbidUnless } from './forbidden-change.ts';
import { hasType } from './object-dictionary.ts';
import type { PdfFile } from './pdf-file.ts';

/** Part of a page that a signature may cover. A larger one could replace the text of the page. */
export const largestPart = 1 / 3;
const maximumDepth = 50;

/** Allows appearances of signatures on pages that are otherwise unchanged. */
export function comparePages(comparison: FileComparison): void {
  const { before, after, changed } = comparison;
  for (const number of changed) {
    const [old, page] = [before.get(number), after.get(number)];
    if (!(old instanceof PDFDict) || !(page instanceof PDFDict) || !hasType(old, 'Page')) continue;
    forbidUnless(
      changedKeys(old, page).every((key) => key === 'Annots'),
      'changes_appearance',
    );
    comparison.explained.add(number);
    compareAnnotations(comparison, old, page);
  }
  compareSharedLists(comparison);
}

function compareAnnotations(comparison: FileComparison, old: PDFDict, page: PDFDict): void {
  const { before, after } = comparison;
  explain(comparison, old.get(PDFName.of('Annots')), page.get(PDFName.of('Annots')));
  const annotations = addedTo(before.list(old, 'Annots'), after.list(page, 'Annots'));
  forbidUnless(annotations !== null, 'changes_appearance');
  for (const annotation of annotations) {
    forbidUnless(annotation instanceof PDFRef && isSignatureField(comparison, annotation), 'adds_annotations');
    forbidUnless(isSmall(after, after.resolve(annotation), page), 'changes_appearance');
  }
}

/** The list of annotations may change while the page that refers to it does not. */
function compareSharedLists(comparison: FileComparison): void {
  const { before, changed, explained } = comparison;
  const isUnexplained = (number: number) => changed.has(number) && !explained.has(number);
  if (![...changed].some(isUnexplained)) return;
  for (const page of pagesOf(before)) {
    const list = page.get(PDFName.of('Annots'));
    if (list instanceof PDFRef && isUnexplained(list.objectNumber)) compareAnnotations(comparison, page, page);
  }
}

function* pagesOf(file: PdfFile): Generator<PDFDict> {
  const seen = new Set<PDFObject>();
  const waiting: PDFObject[] = [file.dictionary(file.catalog, 'Pages') ?? PDFName.of('None')];
  for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
    if (!(node instanceof PDFDict) || seen.has(node)) continue;
    seen.add(node);
    if (hasType(node, 'Page')) yield node;
    for (const kid of file.list(node, 'Kids')) waiting.push(file.resolve(kid) ?? PDFName.of('None'));
  }
}

function isSmall(file: PdfFile, annotation: PDFObject | undefined, page: PDFDict): boolean {
  const rectangle = annotation instanceof PDFDict ? boxIn(file, annotation, 'Rect') : null;
  const whole = inheritedBox(file, page, 'CropBox') ?? inheritedBox(file, page, 'MediaBox');
  return rectangle !== null && whole !== null && areaOf(rectangle) <= areaOf(whole) * largestPart;
}

function inheritedBox(file: PdfFile, page: PDFDict, key: string): readonly number[] | null {
  let node: PDFDict | null = page;
  for (let depth = 0; node !== null && depth < maximumDepth; depth += 1) {
    const box = boxIn(file, node, key);
    if (box !== null) return box;
    node = file.dictionary(node, 'Parent');
  }
  return null;
}

function boxIn(file: PdfFile, holder: PDFDict, key: string): readonly number[] | null {
  const box = file.list(holder, key).map((entry) => file.resolve(entry));
  const numbers = box.flatMap((entry) => (entry instanceof PDFNumber ? [entry.asNumber()] : []));
  return numbers.length === 4 ? numbers : null;
}

const areaOf = ([x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[]) => Math.abs((x2 - x1) * (y2 - y1));
