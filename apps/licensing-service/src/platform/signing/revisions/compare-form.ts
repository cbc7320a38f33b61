import { PDFDict, PDFName, type PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { changedKeys, writeObject } from './compare-objects.ts';
import { explain, explainNew, type FileComparison } from './file-comparison.ts';
import { forbidUnless } from './forbidden-change.ts';

const valueKey = PDFName.of('V');
const fieldsKey = PDFName.of('Fields');

/** What a signature field may have. */
const fieldKeys = new Set(
  'Type Subtype FT T TU TM V F P Rect AP AS MK Ff Border BS DA Q DR SV Lock Kids Parent NM M'.split(' '),
);
/** What signing changes in a field that waited for its signature. */
const signedKeys = new Set(['V', 'AP', 'AS', 'F', 'MK', 'DA', 'M', 'Lock']);
const formKeys = new Set(['Fields', 'SigFlags', 'DA', 'DR']);

/** Allows new signature fields and signatures in fields that waited for them. */
export function compareForms(comparison: FileComparison): void {
  const { before, after } = comparison;
  const [old, current] = [before.dictionary(before.catalog, 'AcroForm'), after.dictionary(after.catalog, 'AcroForm')];
  const formKey = PDFName.of('AcroForm');
  explain(comparison, before.catalog.get(formKey), after.catalog.get(formKey));
  for (const key of changedKeys(old, current)) {
    const isDefault = key === 'DA' || key === 'DR';
    forbidUnless(formKeys.has(key) && !(isDefault && old?.has(PDFName.of(key))), 'changes_document');
    if (isDefault) explainNew(comparison, current?.get(PDFName.of(key)));
  }
  if (current !== null) {
    explain(comparison, old?.get(fieldsKey), current.get(fieldsKey));
    const fields = addedTo(old === null ? [] : before.list(old, 'Fields'), after.list(current, 'Fields'));
    forbidUnless(fields !== null, 'changes_document');
    for (const field of fields) explainField(comparison, field);
  }
  for (const number of comparison.changed) explainSignedField(comparison, number);
}

/** The elements behind those of the list before; null if one of those is missing. */
export function addedTo(before: readonly PDFObject[], after: readonly PDFObject[]): readonly PDFObject[] | null {
  const isKept = before.every((element, index) => writeObject(element) === writeObject(after[index]));
  return isKept ? after.slice(before.length) : null;
}

/** Whether it is a signature field, or one of its appearances. */
export function isSignatureField({ after }: FileComparison, value: PDFObject | undefined): boolean {
  const field = after.resolve(value);
  if (!(field instanceof PDFDict)) return false;
  const parent = after.dictionary(field, 'Parent');
  const type = field.get(PDFName.of('FT')) ?? parent?.get(PDFName.of('FT'));
  return type === PDFName.of('Sig');
}

/** A field without a signature could still draw something. */
function explainField(comparison: FileComparison, value: PDFObject): void {
  const { before, after } = comparison;
  forbidUnless(value instanceof PDFRef && isSignatureField(comparison, value), 'adds_annotations');
  const field = after.get(value.objectNumber);
  forbidUnless(field instanceof PDFDict, 'adds_annotations');
  const isNew = before.get(value.objectNumber) === undefined;
  forbidUnless(isNew && after.resolve(field.get(valueKey)) instanceof PDFDict, 'adds_annotations');
  for (const part of [field, ...after.list(field, 'Kids').map((kid) => after.resolve(kid))])
    forbidUnless(changedKeys(null, part instanceof PDFDict ? part : null).every(isFieldKey), 'adds_annotations');
  explainNew(comparison, value);
}

const isFieldKey = (key: string) => fieldKeys.has(key);

function explainSignedField(comparison: FileComparison, number: number): void {
  const [old, current] = [comparison.before.get(number), comparison.after.get(number)];
  if (!(old instanceof PDFDict) || !(current instanceof PDFDict) || old.has(valueKey)) return;
  if (old.get(PDFName.of('FT')) !== PDFName.of('Sig')) return;
  const keys = changedKeys(old, current);
  forbidUnless(
    keys.every((key) => signedKeys.has(key)),
    'changes_appearance',
  );
  comparison.explained.add(number);
  for (const key of keys) explainNew(comparison, current.get(PDFName.of(key)));
}
