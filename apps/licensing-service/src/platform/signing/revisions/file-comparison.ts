import { PDFArray, PDFDict, PDFName, type PDFObject, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';
import { writeObject } from './compare-objects.ts';
import { hasType } from './object-dictionary.ts';
import type { PdfFile } from './pdf-file.ts';

/** Two versions of a file, and which of the changed objects an allowed change explains. */
export interface FileComparison {
  readonly before: PdfFile;
  readonly after: PdfFile;
  /** Numbers of the objects that are new or differ. */
  readonly changed: ReadonlySet<number>;
  readonly explained: Set<number>;
}

export function compareFiles(before: PdfFile, after: PdfFile): FileComparison {
  const base = before.sections[0]?.offset;
  const added = after.sections.slice(
    0,
    after.sections.findIndex(({ offset }) => offset === base),
  );
  const numbers = new Set(added.flatMap(({ entries }) => [...entries.keys()]));
  const differs = (number: number) => {
    const [old, current] = [before.get(number), after.get(number)];
    return !isStructure(old, current) && writeObject(old) !== writeObject(current);
  };
  return { before, after, changed: new Set([...numbers].filter(differs)), explained: new Set() };
}

/** Containers of objects are no content of their own. */
const isStructure = (old: PDFObject | undefined, current: PDFObject | undefined) =>
  hasType(current, 'XRef', 'ObjStm') && (old === undefined || hasType(old, 'XRef', 'ObjStm'));

/**
 * Explains the object that a value refers to, if the value before referred to it too or it is new. Otherwise an object
 * that is used elsewhere could be changed under another name.
 */
export function explain(
  { before, explained }: FileComparison,
  old: PDFObject | undefined,
  value: PDFObject | undefined,
): void {
  if (value instanceof PDFRef && (value === old || before.get(value.objectNumber) === undefined))
    explained.add(value.objectNumber);
}

/** Explains every new object that is reached from a value. Objects that the file already had are not followed. */
export function explainNew(comparison: FileComparison, value: PDFObject | undefined): void {
  const { before, after, explained } = comparison;
  if (value instanceof PDFRef) {
    const { objectNumber } = value;
    if (explained.has(objectNumber) || before.get(objectNumber) !== undefined) return;
    explained.add(objectNumber);
    explainNew(comparison, after.get(objectNumber));
  }
  for (const part of partsOf(value)) explainNew(comparison, part);
}

export function partsOf(value: PDFObject | undefined): readonly PDFObject[] {
  if (value instanceof PDFRawStream) return value.dict.values();
  if (value instanceof PDFArray) return value.asArray();
  return value instanceof PDFDict ? value.values() : [];
}

/** Whether an object of its own, not through references, holds a script or an action. */
export function holdsScript(value: PDFObject | undefined): boolean {
  const dictionary = value instanceof PDFRawStream ? value.dict : value;
  if (dictionary instanceof PDFDict) {
    const has = (key: string) => dictionary.has(PDFName.of(key));
    const action = dictionary.get(PDFName.of('S'));
    const isAnnotation = has('Subtype') && has('Rect');
    if (has('JS') || has('AA') || has('OpenAction') || (isAnnotation && has('A'))) return true;
    if (action === PDFName.of('JavaScript') || action === PDFName.of('Launch')) return true;
  }
  return partsOf(value).some((part) => !(part instanceof PDFRef) && holdsScript(part));
}
