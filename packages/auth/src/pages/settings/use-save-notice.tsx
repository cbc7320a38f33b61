import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useRef } from 'react';
import { failureReasons } from '../../components/failure-banner';
import { toFormFailure } from '../../model/form-failure';
import { settingsMessages } from '../../settings-messages';

/** In the language of the moment, which may be what was saved. */
function Saved() {
  return useTexts(settingsMessages)('saved');
}

/** Says how a save in Settings ended. One notice at a time: the next attempt takes the last one back. */
export function useSaveNotice() {
  const t = useTexts(settingsMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const takeBack = useRef<() => void>(undefined);
  const begin = () => takeBack.current?.();
  return {
    begin,
    saved: () => {
      begin();
      takeBack.current = notify({ tone: 'success', title: <Saved /> });
    },
    failed: (error: unknown, retry: () => void) => {
      const failure = toFormFailure(error);
      begin();
      takeBack.current = notify({
        tone: 'error',
        title: t('failed'),
        text: common(failureReasons[failure.kind]),
        action: { label: common('retry'), onPress: retry },
        reference: (failure.kind === 'other' && failure.requestId) || undefined,
      });
    },
  };
}
