import { languages, toLanguage, useCommonTexts, useLanguage } from '@atrium/i18n';
import { LanguageSwitch } from '@atrium/ui-kit';

/** Shows each language by its own name. */
export function Languages() {
  const common = useCommonTexts();
  const [current, choose] = useLanguage();
  return (
    <LanguageSwitch
      current={current}
      label={common('language')}
      languages={languages.map((value) => ({ value, name: common(`languages.${value}`) }))}
      onChange={(value) => {
        const language = toLanguage(value);
        if (language !== undefined) void choose(language);
      }}
    />
  );
}
