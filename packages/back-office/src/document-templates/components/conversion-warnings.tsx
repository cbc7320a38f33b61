import type { ConversionWarning } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Banner } from '@atrium/ui-kit';
import { documentTemplatesMessages } from '../messages';

const known = ['font_substituted', 'not_drawn', 'drawn_differently'] as const;

const keyOf = (code: string) => known.find((one) => one === code) ?? 'other';

/** What may look different in Word. Nothing without a warning. */
export function ConversionWarnings({ warnings }: { warnings: readonly ConversionWarning[] }) {
  const text = useTexts(documentTemplatesMessages);
  if (warnings.length === 0) return null;
  return (
    <Banner title={text('warnings.title')} tone="warning">
      <ul className="template-warnings">
        {warnings.map(({ code, detail }) => (
          <li key={`${code} ${detail}`}>{text(`warnings.${keyOf(code)}`, { detail })}</li>
        ))}
      </ul>
    </Banner>
  );
}
