import type { ActivityEntry, CurrentUser } from '@atrium/api-client/contract';
import { formatDate, formatDateTime, type Texts } from '@atrium/i18n';
import { type EventDay, type FieldChange, type ListedEvent, TextLink } from '@atrium/ui-kit';
import type { ReactNode } from 'react';
import { moduleIcons } from '../model/module-icons';
import { subjectHref } from './subject-href';
import type { ActivityTexts } from './messages';

interface DayTexts {
  readonly text: Texts<ActivityTexts>;
  /** The record whose page shows the list: its name is no link. */
  readonly shownId: string | undefined;
  readonly reader: CurrentUser | null | undefined;
}

/** The sentence with the names of the record and its part in their places; the record's is a link to its page. */
export function sentenceWith(
  { sentence, part, title, subject_type: type, subject_id: id, subject_exists: exists }: ActivityEntry,
  { shownId, reader }: Pick<DayTexts, 'shownId' | 'reader'>,
): ReactNode {
  const [before = '', after] = sentence.split('{title}').map((text) => text.replace('{part}', () => part ?? ''));
  if (after === undefined) return before;
  const name = title ?? '';
  const href = !exists || id === null || id === shownId ? undefined : subjectHref(type, id, reader);
  return (
    <>
      {before}
      {href === undefined || name === '' ? name : <TextLink href={href}>{name}</TextLink>}
      {after}
    </>
  );
}

const toChange = (
  { name, label, before, after, is_recorded: isRecorded }: ActivityEntry['changes'][number],
  at: number,
): FieldChange => ({
  id: `${name}-${at}`,
  label,
  before,
  after,
  hidden: !isRecorded,
});

function toEvent(entry: ActivityEntry, texts: DayTexts): ListedEvent {
  const { text } = texts;
  const { id, at, person, visitor, module, outcome, ip, changes } = entry;
  const name = person?.full_name ?? text(visitor ? 'visitor' : 'product');
  const notes = [outcome === 'refused' ? text('refused') : '', ip === null ? '' : text('address', { ip })];
  const note = notes.filter((part) => part !== '').join(' · ');
  return {
    id,
    time: formatDateTime(at).slice(-5),
    dateTime: at,
    ...(person === null ? {} : { person: person.full_name }),
    sentence: (
      <>
        <strong>{name}</strong> {sentenceWith(entry, texts)}
      </>
    ),
    ...(note === '' ? {} : { note }),
    module: { icon: moduleIcons[module], label: text(`module.${module}`) },
    changes: changes.map(toChange),
  };
}

/** Groups entries by day in the user's time zone. */
export function eventDays(entries: readonly ActivityEntry[], now: Date, texts: DayTexts): EventDay[] {
  const today = formatDate(now);
  return [...Map.groupBy(entries, ({ at }) => formatDate(at))].map(([day, events]) => ({
    id: day,
    heading: day === today ? texts.text('today', { day }) : day,
    events: events.map((entry) => toEvent(entry, texts)),
  }));
}
