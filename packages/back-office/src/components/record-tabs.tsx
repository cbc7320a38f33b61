import type { ActivitySubject } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Tabs, type TabsItem } from '@atrium/ui-kit';
import { RecordActivity } from './activity/record-activity';
import { backOfficeMessages } from './messages';
import { useTab } from './use-tab';

interface RecordTabsProps<Id extends string> {
  /** Accessible name of the tabs. */
  label: string;
  subject: ActivitySubject;
  /** Id of the record. */
  id: string;
  tabs: readonly [TabsItem<Id>, ...TabsItem<Id>[]];
}

/** The parts of a record's page, with its activity as the last. The open one is in the address. */
export function RecordTabs<Id extends string>({ label, subject, id, tabs: [first, ...others] }: RecordTabsProps<Id>) {
  const text = useTexts(backOfficeMessages);
  const [tab, open] = useTab<Id | 'activity'>([first.id, ...others.map((one) => one.id), 'activity']);
  return (
    <Tabs
      label={label}
      onChange={open}
      tabs={[
        first,
        ...others,
        { id: 'activity', label: text('title.activity'), panel: <RecordActivity id={id} subject={subject} /> },
      ]}
      value={tab}
    />
  );
}
