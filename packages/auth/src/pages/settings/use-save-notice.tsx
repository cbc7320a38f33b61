import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useRef } from 'react';
import { failureReasons } from '../../components/failure-banner';
import { toFormFailure } from '../../model/form-failure';
import { settingsMessages } from '../../settings-messages';

/** Renders in the current language, because the save may have changed it. */
function Saved() {
  return useTexts(settingsMessages)('saved');
}

/** Reports the result of a save in Settings. A new attempt dismisses the previous notice. */
export function useSaveNotice() {
  const t = useTexts(settingsMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const dismiss = useRef<() => void>(undefined);
  const begin = () => dismiss.current?.();
  return {
    begin,
    saved: () => {
      begin();
      dismiss.current = notify({ tone: 'success', title: <Saved /> });
    },
    failed: (error: unknown, retry: () => void) => {
      const failure = toFormFailure(error);
      begin();
      dismiss.current = notify({
        tone: 'error',
        title: t('failed'),
        text: common(failureReasons[failure.kind]),
        action: { label: common('retry'), onPress: retry },
        reference: (failure.kind === 'other' && failure.requestId) || undefined,
      });
    },
  };
}
