import { useTexts } from '@atrium/i18n';
import { ConfirmDialog } from '@atrium/ui-kit';
import { useBlocker } from 'react-router';
import type { SectionSavers } from '../../../sections/form/components/use-wizard';
import { wizardMessages } from '../../messages';
import { paths } from '../../../paths';

interface LeaveQuestionProps {
  tenantId: string;
  savers: SectionSavers;
}

/** Asks before unsaved changes are lost by leaving the setup. Moving between sections loses nothing. */
export function LeaveSetupDialog({ tenantId, savers }: LeaveQuestionProps) {
  const text = useTexts(wizardMessages);
  const blocker = useBlocker(({ nextLocation }) => {
    if (nextLocation.pathname.startsWith(`${paths.tenantDetails.href(tenantId)}/setup/`)) return false;
    return Object.values(savers).some((saver) => saver.unsaved() !== undefined);
  });
  return (
    <ConfirmDialog
      cancelLabel={text('setup.leave.stay')}
      confirmLabel={text('setup.leave.confirm')}
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
      open={blocker.state === 'blocked'}
      title={text('setup.leave.title')}
      tone="danger"
    >
      {text('setup.leave.text')}
    </ConfirmDialog>
  );
}
