import { PDFArray, PDFDict, PDFName, type PDFObject, type PDFPage, type PDFRef, PDFStream } from '@cantoo/pdf-lib';

const xObjectKind = PDFName.of('XObject');
const contentsKey = PDFName.of('Contents');
const resourcesKey = PDFName.of('Resources');

/** Draws a form above the content of a page. Resources that the page shares with others stay unchanged. */
export function addToPage(page: PDFPage, form: PDFRef): void {
  const { node, doc } = page;
  const { context } = doc;
  const inheritedResources = context.lookup(node.getInheritableAttribute(resourcesKey));
  const resources = copyOf(page, inheritedResources);
  const forms = copyOf(page, resources.lookup(xObjectKind));
  const name = freeName(forms);
  forms.set(name, form);
  resources.set(xObjectKind, forms);
  node.set(resourcesKey, resources);
  const before = context.register(context.flateStream('q\n'));
  const after = context.register(context.flateStream(`\nQ\nq ${name.asString()} Do Q\n`));
  node.set(contentsKey, context.obj([before, ...contentsOf(page), after]));
}

function copyOf({ doc }: PDFPage, dictionary: PDFObject | undefined): PDFDict {
  const entries = dictionary instanceof PDFDict ? dictionary.entries() : [];
  return PDFDict.fromMapWithContext(new Map(entries), doc.context);
}

function freeName(forms: PDFDict): PDFName {
  for (let number = 1; ; number += 1) {
    const name = PDFName.of(`Drawing${number}`);
    if (!forms.has(name)) return name;
  }
}

function contentsOf({ node, doc }: PDFPage): PDFObject[] {
  const contents = node.get(contentsKey);
  const found = doc.context.lookup(contents);
  if (found instanceof PDFArray) return found.asArray();
  return contents !== undefined && found instanceof PDFStream ? [contents] : [];
}
