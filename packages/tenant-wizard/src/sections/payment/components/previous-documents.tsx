import { useTexts } from '@atrium/i18n';
import { Banner, TextLink } from '@atrium/ui-kit';
import { useBilling } from '../api/get-billing';
import { paths } from '../../../paths';
import { paymentMessages } from '../messages';
import { pendingTransfers } from '../model/pending-transfers';

/** Links to the documents of a cancelled creation or order, and says not to pay its pro-forma invoice. */
export function PreviousDocuments({ tenantId }: { readonly tenantId: string }) {
  const text = useTexts(paymentMessages);
  const { data } = useBilling(tenantId);
  const awaited = data === undefined ? [] : pendingTransfers(data).map(({ proforma }) => proforma?.id);
  const documents = data?.invoices.filter(({ id }) => !awaited.includes(id)) ?? [];
  if (documents.length === 0) return null;
  const isVoid = documents.some(({ is_void: isVoidProforma }) => isVoidProforma);
  return (
    <Banner title={text('earlierTitle')} tone="info">
      {isVoid && <p>{text('earlierProforma')}</p>}
      <TextLink href={paths.billing.href(tenantId)}>{text('earlierLink')}</TextLink>
    </Banner>
  );
}
