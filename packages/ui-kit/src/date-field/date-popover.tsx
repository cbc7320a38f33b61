import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { CalendarDay } from '../calendar/calendar-day';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
import { Popover } from '../popover/popover';
import type { DateFieldTexts } from './date-field-props';
import { TimeInput } from './time-input';
import type { WrittenMoment } from './use-typed-date';

const loadCalendar = () => import('../calendar/calendar');
const Calendar = lazy(async () => ({ default: (await loadCalendar()).Calendar }));

/** The time below the calendar: its label, the word that closes, and the time of a day chosen without one. */
export interface TimeChoice {
  label: string;
  done: string;
  fallback: string;
}

interface DatePopoverProps {
  /** The box of the field, which the calendar lines up with. */
  anchor: () => Element | null;
  moment: WrittenMoment | undefined;
  onChoose: (moment: WrittenMoment) => void;
  min: CalendarDay | undefined;
  max: CalendarDay | undefined;
  language: string;
  today: CalendarDay | undefined;
  texts: DateFieldTexts;
  time: TimeChoice | undefined;
}

function currentDay(popup: HTMLElement | null): HTMLElement | null {
  return popup?.querySelector<HTMLElement>('.a-calendar__day[tabindex="0"]') ?? popup;
}

/** The calendar of a date field behind its button; it is loaded when it is first wanted. */
export function DatePopover(props: DatePopoverProps) {
  const { anchor, moment, onChoose, min, max, language, today, texts, time } = props;
  const [open, setOpen] = useState(false);

  function choose(day: CalendarDay) {
    onChoose({ day, time: moment?.time ?? time?.fallback ?? '00:00' });
    if (time === undefined) setOpen(false);
  }

  return (
    <Popover
      align="end"
      anchor={anchor}
      closeLabel={texts.close}
      footer={
        time && (
          <>
            <TimeInput
              disabled={moment === undefined}
              label={time.label}
              onChange={(next) => moment && onChoose({ ...moment, time: next })}
              value={moment?.time ?? time.fallback}
            />
            <Button onClick={() => setOpen(false)}>{time.done}</Button>
          </>
        )
      }
      initialFocus={currentDay}
      onOpenChange={setOpen}
      open={open}
      title={texts.choose}
      titleHidden
      trapFocus
      trigger={
        <IconButton
          icon={CalendarDays}
          label={texts.choose}
          onFocus={() => void loadCalendar()}
          onPointerEnter={() => void loadCalendar()}
          size="s"
        />
      }
    >
      <div className="a-date__calendar">
        <Suspense>
          <Calendar
            language={language}
            max={max}
            min={min}
            onChange={choose}
            texts={texts}
            today={today}
            value={moment?.day}
          />
        </Suspense>
      </div>
    </Popover>
  );
}
