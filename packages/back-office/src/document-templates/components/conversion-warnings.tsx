import type { ConversionWarning } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Banner } from '@atrium/ui-kit';
import { WarningList } from '../../components/conversion-warnings/warning-list';
import { documentTemplatesMessages } from '../messages';

/** What may look different in Word. Nothing without a warning. */
export function ConversionWarnings({ warnings }: { warnings: readonly ConversionWarning[] }) {
  const text = useTexts(documentTemplatesMessages);
  if (warnings.length === 0) return null;
  return (
    <Banner title={text('warnings.title')} tone="warning">
      <WarningList className="template-warnings" warnings={warnings} />
    </Banner>
  );
}
