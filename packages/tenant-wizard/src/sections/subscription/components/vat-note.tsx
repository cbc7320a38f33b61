import type { Tenant } from '@atrium/api-client/contract';
import { formatPercent, useTexts } from '@atrium/i18n';
import { Banner, TextLink } from '@atrium/ui-kit';
import { planMessages } from '../messages';
import type { ShownPrice } from './use-plan-price';
import { VatHelp } from './vat-help';

interface VatNoteProps {
  tenant: Tenant;
  shown: ShownPrice;
  /** Link to country and VAT number; null if they cannot be changed. */
  vatHref: string | null;
}

/** The VAT number with its prefix, if VIES confirmed it. */
function confirmedNumber({ sections, vat_check: check }: Tenant): string | null {
  const typed = (sections.application.data.address?.vat_number ?? '').replaceAll(/[^\p{L}\d]/gu, '').toUpperCase();
  const isSame = typed !== '' && check?.vat_number.endsWith(typed);
  return isSame && check?.status === 'confirmed' ? check.vat_number : null;
}

/** The reason for the VAT of a plan, or why it cannot be determined. */
export function VatNote({ tenant, shown, vatHref }: VatNoteProps) {
  const text = useTexts(planMessages);
  const confirmed = confirmedNumber(tenant);
  const { price, problem, problemText } = shown;
  if (problem === 'vat') {
    return (
      <Banner role="alert" tone="danger">
        <VatHelp href={vatHref} message={problemText} />
      </Banner>
    );
  }
  const vat = price?.vat ?? null;
  if (vat === null) return null;
  return (
    <Banner tone={vat.reason === 'eu_number_refused' ? 'warning' : 'info'}>
      {confirmed !== null && <strong>{text('vatConfirmed', { number: confirmed })} </strong>}
      {text(`vatNote.${vat.reason}`, { rate: formatPercent(vat.rate) })}{' '}
      {vatHref !== null && <TextLink href={vatHref}>{text('countryAndVat')}</TextLink>}
    </Banner>
  );
}
