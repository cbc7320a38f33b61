import { type LucideIcon, WandSparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../avatar/avatar';
import { Icon } from '../icon/icon';
import { FieldDiff, type FieldChange, type FieldDiffTexts } from './field-diff';

/** Something that happened. */
export interface ListedEvent {
  id: string;
  /** Time of day ("10:42"). */
  time: string;
  /** The same time in ISO 8601. */
  dateTime: string;
  /** Full name; undefined for the product itself. */
  person?: string | undefined;
  /** What happened, beginning with who did it. */
  sentence: ReactNode;
  /** One more line, such as an IP address. */
  note?: ReactNode;
  /** Where it belongs; hidden on a phone. */
  module?: { icon: LucideIcon; label: string } | undefined;
  changes?: readonly FieldChange[] | undefined;
}

/** The events of one day. */
export interface EventDay {
  id: string;
  /** "Today, 21.11.2026" */
  heading: string;
  events: readonly ListedEvent[];
}

export interface EventListProps {
  /** Newest first. */
  days: readonly EventDay[];
  texts: FieldDiffTexts;
  /** Level of the headings, below the one above the list. Default: 2. */
  level?: 2 | 3 | undefined;
}

function EventRow({ event, texts }: { event: ListedEvent; texts: FieldDiffTexts }) {
  const { time, dateTime, person, sentence, note, module, changes = [] } = event;
  return (
    <li className="a-event" data-row={event.id} tabIndex={-1}>
      <time className="a-event__time" dateTime={dateTime}>
        {time}
      </time>
      {person === undefined ? (
        <span aria-hidden="true" className="a-event__product">
          <Icon icon={WandSparkles} />
        </span>
      ) : (
        <Avatar name={person} />
      )}
      <div className="a-event__what">
        {sentence}
        {note !== undefined && <span className="a-event__note">{note}</span>}
      </div>
      {module !== undefined && (
        <span className="a-event__module">
          <Icon icon={module.icon} size="s" />
          {module.label}
        </span>
      )}
      {changes.length > 0 && (
        <div className="a-event__changes">
          <FieldDiff changes={changes} texts={texts} />
        </div>
      )}
    </li>
  );
}

/** What happened, by day, with the fields that changed. */
export function EventList({ days, texts, level = 2 }: EventListProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="a-events">
      {days.map(({ id, heading, events }) => (
        <section key={id}>
          <Heading className="a-events__day">{heading}</Heading>
          <ol className="a-events__list">
            {events.map((event) => (
              <EventRow event={event} key={event.id} texts={texts} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}
