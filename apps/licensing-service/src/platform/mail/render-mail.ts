import { escapeHtml } from '../http/html';
import { findText, textOf } from '../texts/text-of';
import type { PlaceholdersOf } from '../texts/text-types';
import type { EnglishTexts } from '../texts/english';
import type { Language, TextValues } from '../texts/texts';
import { mailStyle as look } from './mail-style';

type MailTexts = EnglishTexts['mail'];

export type MailTemplate = Exclude<keyof MailTexts, 'frame'>;

/** Values of a template's placeholders, without `product`, which is always set. */
export type MailValues<T extends MailTemplate> = Readonly<
  Record<Exclude<PlaceholdersOf<MailTexts[T][keyof MailTexts[T]]>, 'product'>, string | number>
>;

export interface MailContent {
  readonly language: Language;
  readonly template: MailTemplate;
  readonly product: string;
  /** The recipient's name, or null if the address is not confirmed as theirs. */
  readonly name: string | null;
  readonly values: TextValues;
  /** URL of the button. */
  readonly link: string | null;
}

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Renders an e-mail as text and HTML with the same wording. */
export function renderMail(content: MailContent): RenderedMail {
  const parts = partsOf(content);
  return { subject: onOneLine(parts.subject), text: asText(parts), html: asHtml(parts, content.language) };
}

type Parts = ReturnType<typeof partsOf>;

function partsOf({ language, template, product, name, values, link }: MailContent) {
  const all = { ...values, product };
  const find = (part: string) => findText(language, `mail.${template}.${part}`, all);
  const action = find('action');
  return {
    product,
    subject: find('subject') ?? '',
    greeting:
      name === null ? textOf(language, 'mail.frame.greeting') : textOf(language, 'mail.frame.named_greeting', { name }),
    paragraphs: (find('body') ?? '').split('\n\n'),
    action: action === null || link === null ? null : { label: action, link },
    address: textOf(language, 'mail.frame.address'),
    note: find('note'),
    closing: textOf(language, 'mail.frame.closing', { product }),
  };
}

/** Prevents header injection: a line break would start another header. */
function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
}

function asText({ greeting, paragraphs, action, note, closing }: Parts): string {
  const button = action === null ? [] : [`${action.label}:\n${action.link}`];
  return [greeting, ...paragraphs, ...button, ...(note === null ? [] : [note]), `--\n${closing}`].join('\n\n');
}

function asHtml(
  { product, subject, greeting, paragraphs, action, address, note, closing }: Parts,
  language: Language,
): string {
  const paragraph = (text: string) => `<p style='${look.paragraph}'>${escapeHtml(text).replaceAll('\n', '<br>')}</p>`;
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style='${look.page}'>
<main style='${look.sheet}'>
<p style='${look.brand}'>${escapeHtml(product)}</p>
<h1 style='${look.title}'>${escapeHtml(subject)}</h1>
${[greeting, ...paragraphs].map(paragraph).join('\n')}
${action === null ? '' : button(action, address)}
${note === null ? '' : `<p style='${look.small}'>${escapeHtml(note)}</p>`}
</main>
<p style='${look.closing}'>${escapeHtml(closing)}</p>
</body>
</html>`;
}

function button({ label, link }: { readonly label: string; readonly link: string }, address: string): string {
  const href = escapeHtml(link);
  return `<p style='${look.paragraph}'><a href="${href}" style='${look.button}'>${escapeHtml(label)}</a></p>
<p style='${look.small}'>${escapeHtml(address)}<br><a href="${href}" style='${look.link}'>${href}</a></p>`;
}
