import { useState } from 'react';
import { Button } from '../button/button';
import { Calendar } from '../calendar/calendar';
import { Popover, type PopoverProps } from '../popover/popover';
import type { DatePopoverProps } from './date-popover-props';
import { TimeInput } from './time-input';
import type { WrittenMoment } from './use-typed-date';

interface OpenedDatePopoverProps extends DatePopoverProps, Pick<PopoverProps, 'trigger'> {}

function currentDay(popup: HTMLElement | null): HTMLElement | null {
  return popup?.querySelector<HTMLElement>('.a-calendar__day[tabindex="0"]') ?? popup;
}

/** The loaded calendar, which starts open. */
export function OpenedDatePopover(props: OpenedDatePopoverProps) {
  const { trigger, anchor, moment, onChoose, min, max, language, today, texts, time } = props;
  const [open, setOpen] = useState(true);

  function choose(day: WrittenMoment['day']) {
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
      trigger={trigger}
    >
      <div className="a-date__calendar">
        <Calendar
          language={language}
          max={max}
          min={min}
          onChange={choose}
          texts={texts}
          today={today}
          value={moment?.day}
        />
      </div>
    </Popover>
  );
}
