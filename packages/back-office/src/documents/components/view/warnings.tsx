import type { ConversionWarning } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { WarningList } from '../../../components/conversion-warnings/warning-list';
import { documentsMessages } from '../../../components/documents/messages';

/** What may look different in Word. */
export function Warnings({ warnings }: { warnings: readonly ConversionWarning[] }) {
  const text = useTexts(documentsMessages);
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="document-warnings">
      <h2 className="document-side__head" id="document-warnings">
        {text('side.warnings')}
      </h2>
      <WarningList className="document-side__warnings" warnings={warnings} />
    </section>
  );
}
