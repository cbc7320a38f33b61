import type { ConversionWarning } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { warningMessages } from './messages';

const known = ['font_substituted', 'not_drawn', 'drawn_differently'] as const;

const keyOf = (code: string) => known.find((one) => one === code) ?? 'other';

interface WarningListProps {
  warnings: readonly ConversionWarning[];
  className: string;
}

/** What may look different in Word, a sentence each. */
export function WarningList({ warnings, className }: WarningListProps) {
  const text = useTexts(warningMessages);
  return (
    <ul className={className}>
      {warnings.map(({ code, detail }) => (
        <li key={`${code} ${detail}`}>{text(keyOf(code), { detail })}</li>
      ))}
    </ul>
  );
}
