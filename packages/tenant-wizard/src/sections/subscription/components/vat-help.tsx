import { useTexts } from '@atrium/i18n';
import { TextLink } from '@atrium/ui-kit';
import { planMessages } from '../messages';

interface VatHelpProps {
  /** The service's message; else the texts about country and number that do not match. */
  said: string;
  /** Link to country and VAT number; null if they cannot be changed. */
  href: string | null;
}

/** Why VAT cannot be determined, and where to fix it. */
export function VatHelp({ said, href }: VatHelpProps) {
  const text = useTexts(planMessages);
  return (
    <>
      {said === '' ? text('vatUndetermined') : said}{' '}
      {href !== null && <TextLink href={href}>{text('countryAndVat')}</TextLink>}
    </>
  );
}
