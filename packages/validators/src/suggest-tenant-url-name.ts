import { fold } from './fold';
import { isTenantUrlName, tenantUrlNameMaximum } from './tenant-url-name';

const longestCompanyName = 512;
/** Legal forms without dots and spaces: Slovenian, then those of neighbouring countries, then other common ones. */
const legalForms = /* @__PURE__ */ new Set(
  /* @__PURE__ */ 'doo sp dd dno kd sop so zoo zadruga zavod jdoo obrt gmbh ag kg ohg ug srl spa sas snc kft zrt bt sro as ltd limited llc llp plc inc corp bv nv sa sarl oy ab aps'.split(
    ' ',
  ),
);

/** Reads `d. o. o.` and `d.o.o.` as one word. */
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

/** Joins as many whole words as fit; cuts a first word that is too long. */
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

/** Names to avoid. */
export interface SuggestTenantUrlNameOptions {
  /** Names in use. The suggestion then ends in `-2`, `-3` and so on. */
  readonly taken?: readonly string[] | undefined;
}

/**
 * Suggests an address name from a company's name: removes accents (č š ž ć đ) and legal forms. Empty if nothing is
 * left.
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
