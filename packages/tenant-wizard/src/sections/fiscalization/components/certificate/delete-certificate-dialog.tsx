import { useCommonTexts, useTexts } from '@atrium/i18n';
import { ConfirmDialog, useNotify } from '@atrium/ui-kit';
import { useDeleteCertificate } from '../../api/certificate';
import { fiscalizationMessages } from '../../messages';

interface DeleteCertificateDialogProps {
  tenantId: string;
  open: boolean;
  onClose: () => void;
}

export function DeleteCertificateDialog({ tenantId, open, onClose }: DeleteCertificateDialogProps) {
  const text = useTexts(fiscalizationMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const remove = useDeleteCertificate(tenantId);

  function confirm() {
    remove.mutate(undefined, {
      onSuccess: () => notify({ tone: 'success', title: text('certificate.removed') }),
      onError: () => notify({ tone: 'error', title: text('certificate.removeFailed') }),
      onSettled: onClose,
    });
  }

  return (
    <ConfirmDialog
      busy={remove.isPending}
      cancelLabel={common('cancel')}
      confirmLabel={text('certificate.removeTitle')}
      onCancel={onClose}
      onConfirm={confirm}
      open={open}
      title={text('certificate.removeTitle')}
      tone="danger"
    >
      {text('certificate.removeText')}
    </ConfirmDialog>
  );
}
