import { useTexts } from '@atrium/i18n';
import type { DateFieldTexts } from '@atrium/ui-kit';
import { fiscalizationMessages } from '../../../fiscalization-messages';

/** The words of the date a premise holds from. */
export function useCalendarTexts(): DateFieldTexts {
  const text = useTexts(fiscalizationMessages);
  return {
    choose: text('calendar.choose'),
    clear: text('calendar.clear'),
    close: text('calendar.close'),
    invalid: text('premises.date'),
    months: text('calendar.months'),
    previousMonth: text('calendar.previousMonth'),
    nextMonth: text('calendar.nextMonth'),
    today: text('calendar.today'),
  };
}
