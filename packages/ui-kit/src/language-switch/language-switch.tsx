export interface LanguageChoice {
  /** Language tag, also the `lang` of its name. */
  value: string;
  /** The language's own name ("Slovenščina"). */
  name: string;
}

export interface LanguageSwitchProps {
  /** Accessible name of the group ("Language"). */
  label: string;
  languages: readonly LanguageChoice[];
  current: string;
  onChange: (value: string) => void;
}

/** Languages by name; the current one is underlined. */
export function LanguageSwitch({ label, languages, current, onChange }: LanguageSwitchProps) {
  return (
    <div aria-label={label} className="a-language-switch" role="group">
      {languages.map(({ value, name }) => (
        <button
          aria-pressed={value === current}
          className="a-language-switch__choice"
          key={value}
          lang={value}
          onClick={() => onChange(value)}
          type="button"
        >
          {name}
        </button>
      ))}
    </div>
  );
}
