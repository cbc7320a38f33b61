import { Button, Chip, EmptyState, ErrorState, Skeleton, Stack } from '@atrium/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Sample, Sheet } from '../sheet/sheet';

const nothing = () => undefined;

const meta = {
  title: 'Overview/States',
  component: Sheet,
  tags: ['!autodocs', 'picture'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'States',
    lead: 'Empty has three reasons and only the first has a drawing. An error says what failed and offers the way on.',
    children: (
      <>
        <Sample title="Nothing yet">
          <EmptyState
            actions={
              <Button icon={Plus} variant="primary">
                Start here
              </Button>
            }
            drawing
            headingLevel={3}
            title="No company CRM yet"
          >
            Set up the first one in seven short sections. The first 40 days are free.
          </EmptyState>
        </Sample>
        <Sample title="Error">
          <ErrorState
            headingLevel={3}
            reference={{ value: 'AT-5C2M-81KD', copyLabel: 'Copy reference', copiedText: 'Copied' }}
            retry={{ label: 'Retry', onRetry: nothing }}
            title="The company CRMs could not be loaded"
          >
            The service did not answer within 15 seconds. Nothing of yours was changed.
          </ErrorState>
        </Sample>
        <Sample title="Filtered out">
          <EmptyState
            actions={
              <>
                <Chip label="Status" onRemove={nothing} removeLabel="Remove filter Status">
                  Inactive
                </Chip>
                <Button size="s">Clear all</Button>
              </>
            }
            headingLevel={3}
            title="Nothing matches"
          >
            No company CRM is inactive and has “žni” in its name or URL.
          </EmptyState>
        </Sample>
        <Sample title="No permission">
          <EmptyState headingLevel={3} title="You may not see roles">
            Ask an administrator for the permission to view roles.
          </EmptyState>
        </Sample>
        <Sample title="First load">
          <Stack gap={3}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="full" />
            <Skeleton width="most" />
            <Skeleton shape="note" width="third" />
            <Skeleton shape="control" width="quarter" />
          </Stack>
        </Sample>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;

export const States: StoryObj<typeof meta> = {};
