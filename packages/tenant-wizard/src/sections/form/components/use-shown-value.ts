import { conflictMessages } from '@atrium/forms/conflict';
import { useCommonTexts, useLanguage, useTextLookup, useTexts, type FeatureMessages } from '@atrium/i18n';
import { listCountries } from '@atrium/validators/countries';
import type { SectionField } from '../model/section-field';

const isCountry = (path: string) => /(^|\.)(country|phone_country_code)$/.test(path);

/** Formats values of a section's fields as text; empty for none. */
export function useShownValue(messages: FeatureMessages) {
  const conflict = useTexts(conflictMessages);
  const common = useCommonTexts();
  const text = useTextLookup();
  const [language] = useLanguage();

  return function show(path: string, value: unknown, field: SectionField | undefined): string {
    if (Array.isArray(value)) return value.map((one) => show(path, one, field)).join(', ');
    if (typeof value === 'boolean') return conflict(value ? 'yes' : 'no');
    const shown = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
    if (shown === '') return '';
    if (isCountry(path)) return listCountries(language).find(({ code }) => code === shown)?.name ?? shown;
    if (path === 'language') return common(shown === 'sl' ? 'languages.sl' : 'languages.en');
    return field?.wordOf === undefined ? shown : text(messages, field.wordOf(shown));
  };
}
