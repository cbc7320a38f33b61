import type { Language } from '../../texts/texts';
import { escapeHtml } from '../html';
import { brand } from './page-style';

/** All fields are HTML, except `title` and `productName`. */
interface CardPage {
  readonly language: Language;
  readonly title: string;
  readonly productName: string;
  readonly style: string;
  readonly main: string;
  /** Shown next to the product name in the footer. */
  readonly note: string;
}

/** A page with one card. Search engines do not index it. */
export const cardPage = ({ language, title, productName, style, main, note }: CardPage): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)} | ${escapeHtml(productName)}</title>
<style>${style}</style>
</head>
<body>
<main>
${main}
<footer>${brand(escapeHtml(productName))}${note}</footer>
</main>
</body>
</html>
`;
