import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import { addToPage } from './add-to-page.ts';
import { pageMatrix } from './page-matrix.ts';
import { displayedSize } from './displayed-size.ts';
import { readPageGeometry } from './page-geometry.ts';

type Resources = NonNullable<Parameters<PDFDocument['context']['stream']>[1]>;

/** The matrix of the form lets the operators use the coordinates of the displayed page. */
export function drawForm(page: PDFPage, operators: string, resources: Resources): void {
  const { context } = page.doc;
  const geometry = readPageGeometry(page);
  const { width, height } = displayedSize(geometry);
  const form = context.flateStream(operators, {
    Type: 'XObject',
    Subtype: 'Form',
    BBox: [0, 0, width, height],
    Matrix: [...pageMatrix(geometry)],
    Resources: resources,
  });
  addToPage(page, context.register(form));
}
