import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconButton } from '../icon-button/icon-button';
import type { DatePopoverProps } from './date-popover-props';

const load = () => import('./opened-date-popover');
const Opened = lazy(async () => ({ default: (await load()).OpenedDatePopover }));
const fetchAhead = () => void load().catch(() => undefined);

/** The calendar of a date field and its button. Its code loads on hover or focus of the button. */
export function DatePopover(props: DatePopoverProps) {
  const [requested, setRequested] = useState(false);
  const button = { icon: CalendarDays, label: props.texts.choose, size: 's' } as const;
  const closed = (
    <IconButton
      {...button}
      aria-expanded={false}
      aria-haspopup="dialog"
      onClick={() => setRequested(true)}
      onFocus={fetchAhead}
      onPointerEnter={fetchAhead}
    />
  );
  if (!requested) return closed;
  return (
    <Suspense fallback={closed}>
      <Opened {...props} trigger={<IconButton {...button} />} />
    </Suspense>
  );
}
