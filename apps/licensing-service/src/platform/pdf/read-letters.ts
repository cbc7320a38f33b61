import type { WrappedPdfiumModule } from '@embedpdf/pdfium';

const bytesOfDouble = 8;

export interface Letters {
  /** The text of the page without blanks. */
  readonly text: string;
  /** The box of a character of that text. */
  readonly boxOf: (index: number) => Box;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export function readLetters(pdfium: WrappedPdfiumModule, page: number): Letters {
  const textPage = pdfium.FPDFText_LoadPage(page);
  const height = pdfium.FPDF_GetPageHeightF(page);
  const codes = Array.from({ length: Math.max(0, pdfium.FPDFText_CountChars(textPage)) }, (_value, index) =>
    pdfium.FPDFText_GetUnicode(textPage, index),
  );
  const shown = codes.flatMap((code, index) => {
    const letter = code === 0 ? '' : String.fromCodePoint(code);
    return letter.trim() === '' ? [] : [{ letter, index }];
  });
  const boxes = pdfium.pdfium.wasmExports.malloc(4 * bytesOfDouble);
  const boxOf = (position: number): Box => {
    const [left, right, bottom, top] = [0, 1, 2, 3].map((corner) => boxes + corner * bytesOfDouble);
    pdfium.FPDFText_GetCharBox(textPage, shown[position]?.index ?? 0, left ?? 0, right ?? 0, bottom ?? 0, top ?? 0);
    const values = new Float64Array(pdfium.pdfium.HEAPU8.slice(boxes, boxes + 4 * bytesOfDouble).buffer);
    const [fromLeft = 0, toRight = 0, toBottom = 0, fromTop = 0] = values;
    return { left: fromLeft, right: toRight, top: height - fromTop, bottom: height - toBottom };
  };
  return { text: shown.map(({ letter }) => letter[0]).join(''), boxOf };
}
