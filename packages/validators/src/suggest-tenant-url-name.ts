import { fold } from './fold';
import { isTenantUrlName, tenantUrlNameMaximum } from './tenant-url-name';

const longestCompanyName = 512;
/** Legal forms, without dots and blanks: Slovenian first, then those of the neighbours and the usual foreign ones. */
const legalForms = /* @__PURE__ */ new Set(
  /* @__PURE__ */ 'doo sp dd dno kd sop so zoo zadruga zavod jdoo obrt gmbh ag kg ohg ug srl spa sas snc kft zrt bt sro as ltd limited llc llp plc inc corp bv nv sa sarl oy ab aps'.split(
    ' ',
  ),
);

/** `d. o. o.` and `d.o.o.` are one word before the rest is split. */
const dottedForm =
  /\b(?:j\. ?d\. ?o\. ?o|d\. ?o\. ?o|d\. ?n\. ?o|[sz]\. ?[rop]\. ?[ol]|s\. ?p\. ?a|s\. ?p|d\. ?d|k\. ?d|so\. ?p)\b\.?/g;

function wordsOf(companyName: string): string[] {
  return fold(companyName.slice(0, longestCompanyName))
    .replace(dottedForm, (form) => form.replace(/[. ]/g, ''))
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
}

function withoutLegalForm(words: readonly string[]): readonly string[] {
  let end = words.length;
  while (end > 1 && legalForms.has(words[end - 1] ?? '')) end--;
  return words.slice(0, end);
}

/** As many whole words as fit; a first word that is too long is cut. */
function joinUpTo(words: readonly string[], maximum: number): string {
  const [first = '', ...others] = words;
  let name = first.slice(0, maximum);
  for (const word of others) {
    if (name.length + 1 + word.length > maximum) break;
    name += `-${word}`;
  }
  return name;
}

function numbered(name: string, number: number): string {
  if (number === 1) return name;
  const ending = `-${number}`;
  return `${name.slice(0, tenantUrlNameMaximum - ending.length).replace(/-$/, '')}${ending}`;
}

/** Names that cannot be suggested. */
export interface SuggestTenantUrlNameOptions {
  /** Names that others have; the suggestion then ends in `-2`, `-3` and so on. */
  readonly taken?: readonly string[] | undefined;
}

/**
 * A name for the address of a company CRM from the company's name: accents folded (č š ž ć đ), legal forms dropped. Empty
 * when nothing can be made of it.
 *
 * `Žagar & sinovi, d.o.o.` gives `zagar-sinovi`; `App d.d.` gives `app-crm`, since `app` is reserved.
 */
export function suggestTenantUrlName(companyName: unknown, { taken = [] }: SuggestTenantUrlNameOptions = {}): string {
  if (typeof companyName !== 'string') return '';
  const words = withoutLegalForm(wordsOf(companyName));
  if (words.length === 0) return '';
  const whole = joinUpTo(words, tenantUrlNameMaximum);
  const name = isTenantUrlName(whole) ? whole : `${joinUpTo(words, tenantUrlNameMaximum - 4)}-crm`;
  let number = 1;
  while (taken.includes(numbered(name, number))) number++;
  return numbered(name, number);
}
