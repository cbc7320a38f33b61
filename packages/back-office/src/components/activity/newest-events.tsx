import { useTexts } from '@atrium/i18n';
import { Card, TextLink, Timeline } from '@atrium/ui-kit';
import { activityMessages } from './messages';
import { type RecordOfEvents, useNewestEvents } from './use-newest-events';

/** The newest entries of a record's activity in a card, with a link to its tab. Nothing without entries. */
export function NewestEvents(record: RecordOfEvents) {
  const text = useTexts(activityMessages);
  const newest = useNewestEvents(record);
  if (newest === undefined) return null;
  return (
    <Card
      footer={<TextLink href="?tab=activity">{text('newest.all', { count: newest.total })}</TextLink>}
      title={text('newest.title')}
    >
      <Timeline entries={newest.entries} label={text('newest.title')} narrow />
    </Card>
  );
}
