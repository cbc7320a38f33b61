import { type DocumentContent, type DocumentDraft, type DocumentDraftSummary, sumTables } from '../../contract';
import { customerOf, showCustomer } from '../customers/customer';
import type { FakeCall } from '../http/call';
import { invalid, ProblemError } from '../http/problem';
import type { FakeDraft, FakeState } from '../state';
import { documentOf, templateOf } from './document';

const day = 24 * 60 * 60 * 1000;
const generated = { kind: 'generated', signature: null } as const;

/** VAT rates by key, in basis points. */
function ratesOf({ codelists }: FakeState): ReadonlyMap<string, number> {
  const options = codelists.find(({ slug }) => slug === 'vat_rates')?.data ?? [];
  return new Map(options.map(({ key, value }) => [key, value ?? 0]));
}

function unitsOf({ codelists }: FakeState): ReadonlySet<string> {
  return new Set(codelists.find(({ slug }) => slug === 'units')?.data.map(({ key }) => key));
}

/** Rejects content that the template or a codelist does not allow, at its fields. */
export function checkContent({ state }: Pick<FakeCall, 'state'>, content: DocumentContent, complete: boolean): void {
  const template = templateOf(state, content.template_id);
  const rates = ratesOf(state);
  const units = unitsOf(state);
  const problems = [
    ...template.content.fields
      .filter(({ name, required }) => complete && required && (content.fields[name] ?? '').trim() === '')
      .map(({ name }) => [`fields.${name}`, 'Fill in this field.']),
    ...content.items.flatMap(({ unit, vat_rate: rate }, at) => [
      ...(units.has(unit) ? [] : [[`items.${at}.unit`, 'Choose one of the offered values.']]),
      ...(rates.has(rate) ? [] : [[`items.${at}.vat_rate`, 'Choose one of the offered values.']]),
    ]),
  ];
  if (problems.length > 0) throw invalid(Object.fromEntries(problems.map(([name = '', text = '']) => [name, [text]])));
}

/** What the service computes from the content of a draft. */
function made(call: FakeCall, content: DocumentContent, number: string) {
  const { state, user, language } = call;
  const template = templateOf(state, content.template_id);
  const rates = ratesOf(state);
  const customer = content.customer_id === null ? null : customerOf(state, content.customer_id);
  const sum = sumTables(content.items.map((item) => ({ ...item, vat_rate: rates.get(item.vat_rate) ?? 0 })));
  return {
    title: content.title ?? `${template.title} ${number}`,
    customer: customer && { id: customer.id, title: showCustomer(customer, user(), language).title },
    template: { id: template.id, title: template.title },
    content,
    pages: template.pages,
    totals: template.content.tables.length === 0 ? null : { net: sum.net, vat: sum.tax, total: sum.total },
  };
}

export const documentChanged = () =>
  new ProblemError(409, 'document_changed', 'The document has a newer version. Open it, and make your changes again.');

type Base = NonNullable<DocumentDraft['base']>;

/** A draft becomes the next version of the current one alone, for the same customer. */
function checkBase({ state }: FakeCall, { document_id: id, number }: Base, customerId: string | null): void {
  const document = documentOf(state, id);
  if (document.versions[0]?.number !== number) throw documentChanged();
  keepCustomer(document, customerId);
}

function keepCustomer({ customer }: Pick<DocumentDraft, 'customer'>, next: string | null): void {
  if ((customer?.id ?? null) === next) return;
  throw invalid({ customer_id: ['A document keeps its customer. Make a new document for another one.'] });
}

export function addDraft(call: FakeCall, content: DocumentContent, base: DocumentDraft['base']): DocumentDraft {
  const { state, user } = call;
  checkContent(call, content, true);
  const based = state.documents.find(({ id }) => id === base?.document_id);
  if (base !== null) checkBase(call, base, content.customer_id);
  const now = state.now();
  const number = `${now.getUTCFullYear()}-${String(state.documents.length + state.documentDrafts.length + 1).padStart(4, '0')}`;
  const draft: FakeDraft = {
    id: state.newId(),
    number: based?.number ?? number,
    ...made(call, content, based?.number ?? number),
    base,
    ...generated,
    word: true,
    warnings: [],
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
    expires_at: new Date(now.getTime() + day).toISOString(),
    version: 1,
    authorId: user().id,
  };
  state.documentDrafts.unshift(draft);
  return showDraft(draft);
}

export function remakeDraft(call: FakeCall, draft: FakeDraft, content: DocumentContent): DocumentDraft {
  checkContent(call, content, true);
  if (draft.base !== null) keepCustomer(draft, content.customer_id);
  const updated = call.state.now().toISOString();
  const remade = { ...generated, word: true, updated_at: updated, version: draft.version + 1 };
  Object.assign(draft, made(call, content, draft.number), remade);
  return showDraft(draft);
}

export function summariseDraft(draft: FakeDraft): DocumentDraftSummary {
  const { content: _content, ...summary } = showDraft(draft);
  return summary;
}

export function showDraft({ authorId: _authorId, ...draft }: FakeDraft): DocumentDraft {
  return draft;
}

/** Replaces the PDF of a draft by one that was made from it, without a Word file. */
export function replaceDraftPdf(
  state: FakeState,
  draft: FakeDraft,
  facts: Pick<FakeDraft, 'kind' | 'signature'>,
): DocumentDraft {
  const updated = state.now().toISOString();
  Object.assign(draft, { ...facts, word: false, updated_at: updated, version: draft.version + 1 });
  return showDraft(draft);
}
