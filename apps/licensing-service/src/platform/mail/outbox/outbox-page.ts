import { escapeHtml } from '../../http/html';
import { brand } from '../../http/pages/page-style';
import type { MailRow } from '../mail.repository';
import { textOf } from '../../texts/text-of';
import type { Language } from '../../texts/texts';
import { outboxStyle } from './outbox-style';

export interface PageFrame {
  readonly language: Language;
  readonly product: string;
  readonly nonce: string;
}

const refreshSeconds = 5;

function page({ language, product, nonce }: PageFrame, title: string, content: string, head = ''): string {
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}<title>${escapeHtml(title)} | ${escapeHtml(product)}</title>
<style nonce="${nonce}">${outboxStyle}</style></head>
<body><header class="top">${brand(escapeHtml(product))}</header><main>
${content}
</main></body></html>`;
}

/** List of all e-mails. Refreshes itself. */
export function outboxListPage(frame: PageFrame, messages: readonly MailRow[]): string {
  const { language, product } = frame;
  const title = textOf(language, 'outbox.title');
  const columns = (['subject', 'to', 'time', 'state'] as const).map(
    (name) => `<th scope="col">${textOf(language, `outbox.${name}`)}</th>`,
  );
  const table = `<table><thead><tr>${columns.join('')}</tr></thead><tbody>${messages.map((row) => line(row, language)).join('')}</tbody></table>`;
  const content = messages.length === 0 ? `<p>${textOf(language, 'outbox.empty')}</p>` : table;
  const lead = escapeHtml(textOf(language, 'outbox.lead', { product }));
  return page(
    frame,
    title,
    `<h1>${title}</h1><p class="lead">${lead}</p>${content}`,
    `<meta http-equiv="refresh" content="${refreshSeconds}">`,
  );
}

const line = (row: MailRow, language: Language) =>
  `<tr><td><a href="/outbox/${row.id}">${escapeHtml(row.subject)}</a></td><td>${escapeHtml(row.to)}</td><td>${timeOf(row)}</td><td>${stateOf(row, language)}</td></tr>`;

/** One e-mail: its links, its text, and its HTML in a sandboxed frame. */
export function outboxMessagePage(frame: PageFrame, row: MailRow): string {
  const { language } = frame;
  const label = (name: 'to' | 'time' | 'state' | 'reason' | 'links' | 'as_text' | 'as_html' | 'attachment' | 'back') =>
    textOf(language, `outbox.${name}`);
  const reason = row.error === null ? '' : `<dt>${label('reason')}</dt><dd>${escapeHtml(row.error)}</dd>`;
  const links = linksIn(row.text).map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`);
  return page(
    frame,
    row.subject,
    `<p class="back"><a href="/outbox">${label('back')}</a></p><h1>${escapeHtml(row.subject)}</h1>
<dl><dt>${label('to')}</dt><dd>${escapeHtml(row.to)}</dd><dt>${label('time')}</dt><dd>${timeOf(row)}</dd><dt>${label('state')}</dt><dd>${stateOf(row, language)}</dd>${reason}</dl>
${row.attachment === null ? '' : `<p><a href="/outbox/${row.id}/attachment">${label('attachment')}</a></p>`}
${links.length === 0 ? '' : `<h2>${label('links')}</h2><ul class="links">${links.join('')}</ul>`}
<h2>${label('as_text')}</h2><pre lang="${row.language}">${escapeHtml(row.text)}</pre>
<h2 id="as-html">${label('as_html')}</h2><iframe aria-labelledby="as-html" src="/outbox/${row.id}/html" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>`,
  );
}

export function outboxRefusalPage(frame: PageFrame, reason: 'refused' | 'not_found'): string {
  const { language } = frame;
  const title = textOf(language, 'outbox.title');
  const link =
    reason === 'refused'
      ? `<a href="/login">${textOf(language, 'outbox.log_in')}</a>`
      : `<a href="/outbox">${textOf(language, 'outbox.back')}</a>`;
  return page(frame, title, `<h1>${title}</h1><p>${textOf(language, `outbox.${reason}`)}</p><p>${link}</p>`);
}

const icon = (path: string) =>
  `<svg viewBox="0 0 16 16" aria-hidden="true"><circle cx="8" cy="8" r="6.5"/><path d="${path}"/></svg>`;
const icons: Readonly<Record<MailRow['state'], string>> = {
  sent: icon('m5 8.2 2.1 2.1L11 6'),
  waiting: icon('M8 4.5V8l2.3 1.6'),
  failed: icon('m6 6 4 4m0-4-4 4'),
};

function stateOf({ state }: MailRow, language: Language): string {
  return `<span class="state ${state}">${icons[state]}${textOf(language, `outbox.${state}`)}</span>`;
}

/** Formats as `21.11.2026, 10:42` in Slovenian time. */
function timeOf({ sentAt, createdAt }: MailRow): string {
  const at = sentAt ?? createdAt;
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Europe/Ljubljana',
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at);
  return `<time datetime="${at.toISOString()}">${parts.replaceAll('/', '.')}</time>`;
}

function linksIn(text: string): string[] {
  return [...new Set(text.match(/https?:\/\/[^\s<>"]+/g))];
}
