import type { Language } from './languages';

/** Numbers and money use Slovenian style by default, unless the text is in another language. */
const defaultFormatting: Language = 'sl';
const locales: Record<Language, string> = { en: 'en-GB', sl: 'sl-SI' };
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(language: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${language} ${JSON.stringify(options)}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locales[language], { useGrouping: 'always', ...options });
  formats.set(key, format);
  return format;
}

/** Replaces the hyphen of English negative numbers by U+2212, which the portal uses everywhere. */
function withMinus(text: string): string {
  return text.replace('-', '\u2212');
}

/** `1.234,5` (sl), `1,234.5` (en). */
export function formatNumber(
  value: number,
  language: Language = defaultFormatting,
  options: Intl.NumberFormatOptions = {},
): string {
  return withMinus(formatOf(language, options).format(value));
}

/** An amount in the currency's smallest unit (cents): `1.234,50 €` (sl), `€1,234.50` (en). */
export function formatMoney(cents: number, currency: string, language: Language = defaultFormatting): string {
  const format = formatOf(language, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return withMinus(format.format(cents / 10 ** digits));
}

/** A rate in basis points: 2200 is `22 %`, 950 is `9,5 %` (sl) or `9.5%` (en). */
export function formatPercent(basisPoints: number, language: Language = defaultFormatting): string {
  return formatNumber(basisPoints / 10_000, language, { style: 'percent', maximumFractionDigits: 2 });
}
