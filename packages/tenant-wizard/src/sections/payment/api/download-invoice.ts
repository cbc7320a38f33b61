import { download } from '@atrium/api-client';
import { downloadInvoiceEndpoint } from '@atrium/api-client/contract';
import { useApiClient } from '@atrium/api-client/react';
import { useMutation } from '@tanstack/react-query';

/** Downloads an invoice, credit note or pro-forma invoice as it was issued. */
export function useDownloadInvoice(id: string) {
  const client = useApiClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: (invoiceId: string) =>
      download(client, downloadInvoiceEndpoint, { params: { id, invoice_id: invoiceId } }),
  });
}
