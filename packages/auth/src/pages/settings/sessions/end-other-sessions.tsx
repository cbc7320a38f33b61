import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, ConfirmDialog, useNotify } from '@atrium/ui-kit';
import { useState } from 'react';
import { useEndOtherSessions } from '../../../api/sessions';
import { settingsMessages } from '../../../settings-messages';

/** A button that ends all sessions except the current one, after a confirmation. */
export function EndOtherSessions() {
  const t = useTexts(settingsMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const { mutate: end, isPending } = useEndOtherSessions();
  const [asking, setAsking] = useState(false);

  function confirm() {
    end(
      {},
      {
        onSuccess: () => void notify({ tone: 'success', title: t('sessions.othersEnded') }),
        onError: () => void notify({ tone: 'error', title: t('sessions.endFailed') }),
        onSettled: () => setAsking(false),
      },
    );
  }

  return (
    <>
      <Button onClick={() => setAsking(true)} size="s">
        {t('sessions.endOthers')}
      </Button>
      <ConfirmDialog
        busy={isPending}
        cancelLabel={common('cancel')}
        confirmLabel={t('sessions.endOthersConfirm')}
        onCancel={() => setAsking(false)}
        onConfirm={confirm}
        open={asking}
        title={t('sessions.endOthers')}
      >
        {t('sessions.endOthersText')}
      </ConfirmDialog>
    </>
  );
}
