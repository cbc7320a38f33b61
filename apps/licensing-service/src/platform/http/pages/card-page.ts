import type { Language } from '../../texts/texts';
import { escapeHtml } from '../html';
import { brand } from './page-look';

/** All but `title` and `productName` is HTML. */
interface CardPage {
  readonly language: Language;
  readonly title: string;
  readonly productName: string;
  readonly style: string;
  readonly main: string;
  /** Beside the product's name, below. */
  readonly note: string;
}

/** A page with one card, not indexed by search engines. */
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
