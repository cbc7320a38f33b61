import type { OpenPdf } from '../pdf/open-pdf';

/** Paper of the first page's size, without the margins and the lines that browsers add. */
export function pageStyle({ sizes: [first] }: OpenPdf): CSSStyleSheet {
  const style = new CSSStyleSheet();
  style.replaceSync(`@page { size: ${first?.width ?? 595}pt ${first?.height ?? 842}pt; margin: 0; }`);
  return style;
}
