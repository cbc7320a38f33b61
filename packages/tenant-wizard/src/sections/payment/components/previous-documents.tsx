import { useTexts } from '@atrium/i18n';
import { Banner, TextLink } from '@atrium/ui-kit';
import { useBilling } from '../api/get-billing';
import { paths } from '../../../paths';
import { paymentMessages } from '../messages';

/** Links to the documents of a cancelled creation, and says not to pay its pro-forma invoice. */
export function PreviousDocuments({ tenantId }: { readonly tenantId: string }) {
  const text = useTexts(paymentMessages);
  const { data } = useBilling(tenantId);
  const documents = data?.invoices ?? [];
  if (documents.length === 0) return null;
  const isVoid =
    documents.some(({ kind }) => kind === 'proforma') &&
    data?.payments.some(({ state, card }) => state === 'voided' && card === null);
  return (
    <Banner title={text('earlierTitle')} tone="info">
      {isVoid && <p>{text('earlierProforma')}</p>}
      <TextLink href={paths.billing.href(tenantId)}>{text('earlierLink')}</TextLink>
    </Banner>
  );
}
