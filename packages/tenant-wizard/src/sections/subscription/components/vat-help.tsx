import { useTexts } from '@atrium/i18n';
import { TextLink } from '@atrium/ui-kit';
import { planMessages } from '../messages';

interface VatHelpProps {
  /** The service's message; else the texts about country and number that do not match. */
  message: string;
  /** Link to country and VAT number; null if they cannot be changed. */
  href: string | null;
}

/** Why VAT cannot be determined, and where to fix it. */
export function VatHelp({ message, href }: VatHelpProps) {
  const text = useTexts(planMessages);
  return (
    <>
      {message === '' ? text('vatUndetermined') : message}{' '}
      {href !== null && <TextLink href={href}>{text('countryAndVat')}</TextLink>}
    </>
  );
}
