import { escapeHtml } from '../http/html';
import type { Language } from '../texts/texts';
import { mailStyle as look } from './mail-style';
import type { RenderedMail } from './render-mail';

/** Renders a user's e-mail as text and HTML with the same wording. */
export function renderLetter(subject: string, message: string, language: Language): RenderedMail {
  const text = message.replaceAll(/\r\n?/g, '\n').trim();
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => escapeHtml(paragraph).replaceAll('\n', '<br>'));
  const html = `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style='${look.page}'>
<main style='${look.sheet}'>
${paragraphs.map((paragraph) => `<p style='${look.paragraph}'>${paragraph}</p>`).join('\n')}
</main>
</body>
</html>`;
  return { subject, text, html };
}
