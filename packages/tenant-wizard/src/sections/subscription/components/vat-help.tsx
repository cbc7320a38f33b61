import { useTexts } from '@atrium/i18n';
import { TextLink } from '@atrium/ui-kit';
import { planMessages } from '../messages';

interface VatHelpProps {
  /** What the service said of it; else the words for country and number that do not go together. */
  said: string;
  /** Where country and VAT number are; null where they cannot be changed. */
  href: string | null;
}

/** Why VAT cannot be determined, and where to mend it. */
export function VatHelp({ said, href }: VatHelpProps) {
  const text = useTexts(planMessages);
  return (
    <>
      {said === '' ? text('vatUndetermined') : said}{' '}
      {href !== null && <TextLink href={href}>{text('countryAndVat')}</TextLink>}
    </>
  );
}
