import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Button, Drawer, Timeline } from '@atrium/ui-kit';
import { useState } from 'react';
import { activityMessages } from '../../../components/activity/messages';
import { RecordActivity } from '../../../components/activity/record-activity';
import { useNewestEvents } from '../../../components/activity/use-newest-events';

/** The newest events of a document, for its side panel. All of them open in a drawer. */
export function DocumentEvents({ id, version }: { id: string; version: number }) {
  const text = useTexts(activityMessages);
  const common = useCommonTexts();
  const newest = useNewestEvents({ subject: 'document', id, version });
  const [showsAll, setShowsAll] = useState(false);
  if (newest === undefined) return null;
  const { entries, total } = newest;
  return (
    <section aria-labelledby="document-events">
      <h2 className="document-side__head" id="document-events">
        {text('newest.title')}
      </h2>
      <Timeline entries={entries} label={text('newest.title')} narrow />
      {total > entries.length && (
        <Button className="document-side__all" onClick={() => setShowsAll(true)} variant="link">
          {text('newest.all', { count: total })}
        </Button>
      )}
      <Drawer
        closeLabel={common('close')}
        onClose={() => setShowsAll(false)}
        open={showsAll}
        title={text('newest.title')}
      >
        <RecordActivity id={id} level={3} subject="document" />
      </Drawer>
    </section>
  );
}
