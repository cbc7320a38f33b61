import { Avatar, Badge, Banner, Button, CompanyTile, NotificationCenter, Stack, Status } from '@atrium/ui-kit';
import type { Tone } from '@atrium/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, Clock } from 'lucide-react';
import { Sample, Sheet } from '../sheet/sheet';

const tones: [Tone, string][] = [
  ['success', 'Working'],
  ['warning', '1 not registered'],
  ['danger', 'Not working'],
  ['info', 'New'],
  ['accent', 'Yearly'],
  ['neutral', 'Untested'],
];

const meta = {
  title: 'Overview/Messages',
  component: Sheet,
  tags: ['!autodocs', 'picture'],
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Messages and states in words',
    lead: 'Colour never stands alone: an icon and a word say the same.',
    children: (
      <>
        <Sample title="Status and badge">
          <Stack direction="row" gap={4}>
            {tones.map(([tone, word]) => (
              <Status key={tone} tone={tone}>
                {word}
              </Status>
            ))}
            <Status running tone="accent">
              Testing
            </Status>
          </Stack>
          <Stack direction="row" gap={2}>
            {tones.map(([tone, word]) => (
              <Badge icon={tone === 'success' ? CircleCheck : undefined} key={tone} tone={tone}>
                {word}
              </Badge>
            ))}
            <Badge icon={Clock}>14</Badge>
          </Stack>
        </Sample>
        <Sample title="Companies and people">
          <Stack direction="row" gap={4}>
            <CompanyTile name="Čebelarstvo Žnidaršič" />
            <CompanyTile name="Lesna Kočevje" state="inactive" />
            <CompanyTile name="Pekarna Črešnjevec" state="draft" />
            <Avatar name="Maja Kovač" />
            <Avatar name="Šime Žagar" />
          </Stack>
        </Sample>
        <Sample flush title="What happened" wide>
          <NotificationCenter
            headingLevel={3}
            notifications={[
              {
                id: 'ready',
                tone: 'success',
                title: 'Kovinarstvo Ažman d.o.o. is ready',
                text: 'Its company CRM was created in 3 min 41 s.',
                time: '10:42',
                dateTime: '2026-11-21T10:42:00+01:00',
                unread: true,
                href: '#ready',
              },
              {
                id: 'joined',
                tone: 'info',
                title: 'Eva Štih accepted your invitation',
                time: '20.11.2026, 16:05',
                dateTime: '2026-11-20T16:05:00+01:00',
                unread: false,
              },
            ]}
            onRead={() => undefined}
            onReadAll={() => undefined}
            texts={{
              title: 'Notifications',
              unreadCount: '1 unread',
              unread: 'Unread',
              markRead: (title) => `Mark as read: ${title}`,
              markAllRead: 'Mark all as read',
              loading: 'Loading',
              empty: 'Nothing yet',
              loadMore: 'Load more',
              failed: 'The notifications could not be loaded.',
              retry: 'Retry',
            }}
          />
        </Sample>
        <Sample title="Banners" wide>
          <Stack gap={3}>
            <Banner title="Recalculating." tone="info">
              The old numbers stay until the new ones come.
            </Banner>
            <Banner title="Successfully saved" tone="success" />
            <Banner
              action={<Button size="s">Set it up</Button>}
              title="Continue without a working connection."
              tone="warning"
            >
              You can set it later.
            </Banner>
            <Banner title="An error occured." tone="danger">
              Check your data, especially Country &amp; VAT number.
            </Banner>
          </Stack>
        </Sample>
      </>
    ),
  },
} satisfies Meta<typeof Sheet>;

export default meta;

export const Messages: StoryObj<typeof meta> = {};
