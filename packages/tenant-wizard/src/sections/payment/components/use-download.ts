import { saveFile } from '@atrium/api-client';
import { useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useDownloadInvoice } from '../api/download-invoice';
import { paymentMessages } from '../messages';

/** Downloads documents one at a time and reports failures. */
export function useDownload(tenantId: string) {
  const text = useTexts(paymentMessages);
  const notify = useNotify();
  const { mutate, isPending, variables } = useDownloadInvoice(tenantId);
  return {
    /** The document being downloaded. */
    busyWith: isPending ? variables : undefined,
    download: (invoiceId: string) =>
      mutate(invoiceId, {
        onSuccess: saveFile,
        onError: () => notify({ tone: 'error', title: text('downloadFailed') }),
      }),
  };
}
