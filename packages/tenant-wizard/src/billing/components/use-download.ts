import { saveFile } from '@atrium/api-client';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useDownloadInvoice } from '../api/download-invoice';
import { billingMessages } from '../messages';

/** Downloads documents of a company CRM, one at a time; says where that failed. */
export function useDownload(tenantId: string) {
  const text = useTexts(billingMessages);
  const notify = useNotify();
  const { mutate, isPending, variables } = useDownloadInvoice(tenantId);
  return {
    /** The document that is on its way. */
    busyWith: isPending ? variables : undefined,
    download: (invoiceId: string) =>
      mutate(invoiceId, {
        onSuccess: saveFile,
        onError: () => notify({ tone: 'error', title: text('invoice.failed') }),
      }),
  };
}
