import { cardPage, escapeHtml, type Language, texts } from '../../platform';
import { instanceStyle } from './instance-style';
import type { InstanceView } from './read-instance';

const check =
  '<svg viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="m3 8.5 3.2 3.2L13 5"/></svg>';
const dash =
  '<svg viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M4 8h8"/></svg>';

const page = (language: Language, title: string, main: string, productName: string, note = ''): string =>
  cardPage({ language, title, productName, style: instanceStyle, main, note: `<span>${escapeHtml(note)}</span>` });

function head(title: string, state: string | null, isRunning: boolean): string {
  const badge =
    state === null
      ? ''
      : `<span class="state${isRunning ? ' active' : ''}">${isRunning ? check : dash}${escapeHtml(state)}</span>`;
  const initial = escapeHtml(Array.from(title.trim())[0]?.toUpperCase() ?? '');
  return `<div class="head"><div class="door${isRunning ? '' : ' still'}" aria-hidden="true">${initial}</div><div><h1>${escapeHtml(title)}</h1>${badge}</div></div>`;
}

const lead = (text: string) => `<p class="lead">${escapeHtml(text)}</p>`;
const entry = (term: string, value: string | number, kind = '') =>
  `<div><dt>${escapeHtml(term)}</dt><dd${kind}>${escapeHtml(String(value))}</dd></div>`;

/** The HTML at a company CRM's address, in the company CRM's language. */
export function instancePage(view: InstanceView, productName: string): string {
  const words = texts[view.language].instance;
  if (view.kind === 'unknown')
    return page(view.language, words.unknown, head(words.unknown, null, false) + lead(words.lead_unknown), productName);
  if (view.kind === 'running') {
    const { counts } = view;
    const list = [
      entry(words.company, view.company),
      entry(words.address, view.url),
      entry(words.version, view.version),
      entry(words.database, words.database_answers, ' class="answers"'),
      entry(words.users, counts.users),
      entry(words.assets, counts.assets),
      entry(words.premises, counts.premises),
      entry(words.codelist_entries, counts.codelistEntries),
    ].join('\n');
    return page(
      view.language,
      view.title,
      `${head(view.title, view.isReadOnly ? words.read_only : words.active, !view.isReadOnly)}${lead(view.isReadOnly ? words.lead_read_only : words.lead_active)}<dl>${list}</dl>`,
      productName,
      words.checked,
    );
  }
  const main = head(view.title, words[view.kind], false) + lead(words[`lead_${view.kind}`]);
  return page(view.language, view.title, main, productName);
}
