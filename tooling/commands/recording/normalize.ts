const uuid = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
const schemaOfTenant = /\bcrm_([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})\b/g;
const instant = /(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)(?:\.\d+)?(Z|[+-]\d\d:?\d\d)/g;
const requestId = /("request_id": ?")[0-9a-f-]{36}/g;
const httpDate = /\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT/g;
const timeOfDay = /(?<![\d:.])\d{1,2}:\d{2}(?::\d{2})?(?![\d:])/g;

/** Values that differ between two runs, and their placeholders. */
const volatile: readonly (readonly [RegExp, string])[] = [
  [/(nonce[-=]["']?)[A-Za-z0-9+/=]{20,}/g, '$1<nonce>'],
  [/(?<![\w-])[0-9a-f]{64}(?![\w-])/g, '<hash>'],
  [/(?<![\w-])[A-Za-z0-9_-]{43}(?![\w-])/g, '<token>'],
  [httpDate, '<http date>'],
  [/"(next|previous)": ?"[\w-]{20,}"/g, '"$1": "<cursor>"'],
  [/cursor=[\w-]{20,}/g, 'cursor=<cursor>'],
  [/(name="code" value=")[\w-]+/g, '$1<code>'],
  [/\(\d+(?:\.\d{3})+( (?:of|od) )/g, '(<seconds>$1'],
  [/(?<=")seq":1[78]\d{11}\b/g, 'seq":<number>'],
  [/(?<=^retry-after: )\d+/gm, '<seconds>'],
  [/\bAT-[0-9A-Z]{4}-[0-9A-Z]{4}\b/g, '<reference>'],
  [/"(seconds|usual_seconds|remaining)": ?(?:\d+|null)/g, '"$1": <seconds>'],
];

/** No recording crosses a full hour, so an instant on it was set, such as midnight. */
const isSetTime = (time: string) => time.endsWith(':00:00');

const writeInstant = (whole: string, day: string, time: string) => (isSetTime(time) ? whole : `${day}T<time>`);

export interface Known {
  /** Readable names of ids. */
  readonly ids: ReadonlyMap<string, string>;
  /** Texts of this run, such as the service's address, with their placeholders. */
  readonly texts: readonly (readonly [string, string])[];
}

/** Replaces ids by their names, and numbers the others within one answer, so that a new id changes one answer only. */
function nameIds(text: string, ids: ReadonlyMap<string, string>): string {
  const local = new Map<string, string>();
  const nameOf = (id: string) => {
    const known = ids.get(id);
    if (known !== undefined) return `<${known}>`;
    local.set(id, local.get(id) ?? `<id-${local.size + 1}>`);
    return local.get(id) ?? '';
  };
  return text
    .replace(schemaOfTenant, (_, ...parts: string[]) => `crm_${nameOf(parts.slice(0, 5).join('-'))}`)
    .replace(uuid, nameOf);
}

/** Replaces values that differ between runs. Keeps dates, because a recording sets the clock. */
export function normalize(text: string, { ids, texts }: Known): string {
  let result = nameIds(text.replace(requestId, '$1<request>'), ids).replace(instant, writeInstant);
  for (const [own, placeholder] of texts) result = result.replaceAll(own, placeholder);
  for (const [pattern, placeholder] of volatile) result = result.replace(pattern, placeholder);
  return result.replace(timeOfDay, (time) => (time.endsWith(':00') ? time : '<time>'));
}
