import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useMemo } from 'react';
import { subscriptionsMessages } from '../../subscriptions-messages';

/** The words of calendars on this page. */
export function useDateTexts() {
  const text = useTexts(subscriptionsMessages);
  const common = useCommonTexts();
  return useMemo(
    () => ({
      months: text('dates.months'),
      previousMonth: text('dates.previousMonth'),
      nextMonth: text('dates.nextMonth'),
      today: text('dates.today'),
      choose: text('dates.choose'),
      clear: text('dates.clear'),
      close: common('close'),
      invalid: text('dates.invalid'),
      placeholder: text('dates.placeholder'),
    }),
    [text, common],
  );
}
