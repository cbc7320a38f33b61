import type { CustomerVatCheck } from '@atrium/api-client/contract';
import { formatDateTime, useTexts } from '@atrium/i18n';
import { Status } from '@atrium/ui-kit';
import { customersMessages } from '../messages';

interface VatNumberFactProps {
  number: string;
  check: CustomerVatCheck | null;
}

const tones = { confirmed: 'success', refused: 'warning', not_checked: 'neutral' } as const;

/** A VAT number with the last answer of VIES about it. */
export function VatNumberFact({ number, check }: VatNumberFactProps) {
  const text = useTexts(customersMessages);
  return (
    <>
      <span className="customer-line">{number}</span>
      {check !== null && (
        <>
          <Status tone={tones[check.status]}>{text(`vatCheck.${check.status}`)}</Status>
          {check.name !== null && <span className="customer-line customer-line--by">{check.name}</span>}
          <span className="customer-line customer-line--by">{formatDateTime(check.checked_at)}</span>
        </>
      )}
    </>
  );
}
