import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button';
import { Stack } from '../stack/stack';
import type { Notice } from './notice';
import { NotificationProvider } from './notification-provider';
import { useNotify } from './notify-context';
import { DoAndDont } from '../do-and-dont.fixture';
import { Banner } from '../banner/banner';

const notices: Notice[] = [
  { tone: 'success', title: 'Company CRM updated successfully' },
  {
    tone: 'info',
    title: 'A new app update is available',
    text: 'Your work here is saved.',
    action: { label: 'Reload', onPress: () => undefined },
    duration: Infinity,
  },
  { tone: 'warning', title: '2 licences are still in use', text: 'Free them in the company CRM first.' },
  {
    tone: 'error',
    title: 'An error occured when updating company CRM',
    action: { label: 'Retry', onPress: () => undefined },
    reference: 'AT-5C2M-81KD',
  },
  { tone: 'neutral', title: 'Draft discarded', action: { label: 'Undo', onPress: () => undefined } },
];

function Notifier() {
  const notify = useNotify();
  return (
    <Stack direction="row" gap={2}>
      {notices.map((notice) => (
        <Button key={notice.tone} onClick={() => notify(notice)}>
          {notice.tone}
        </Button>
      ))}
    </Stack>
  );
}

const meta = {
  title: 'ui-kit/NotificationProvider',
  component: NotificationProvider,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** Once around the application; screens call \`useNotify\`. A notice says how a save ended, or that something happened elsewhere. What is wrong with a field is said beside the field; what saves itself says so where it is. It waits while the pointer or the focus is on it.

| Key | What it does |
|---|---|
| Tab | to the action and to Close; while one of them has the focus the time stands still |
| Enter, Space | does it |`,
      },
    },
  },
  args: { label: 'Notifications', closeLabel: 'Close', children: <Notifier /> },
} satisfies Meta<typeof NotificationProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryTone: Story = {
  play: async ({ canvas }) => {
    for (const { tone } of notices) await userEvent.click(canvas.getByRole('button', { name: tone }));
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occured when updating company CRM');
    await expect(canvas.getAllByRole('status')).toHaveLength(4);
  },
};

export const DoAndDontSideBySide: Story = {
  name: 'Do and don’t',
  play: async () => {},
  render: () => (
    <DoAndDont
      pairs={[
        {
          good: {
            example: <Banner tone="success" title="Company CRM updated successfully" />,
            why: 'Says what happened in one line and leaves by itself. The pointer or the focus holds it.',
          },
          bad: {
            example: (
              <Banner tone="danger" title="E-mail is required">
                Name is required. Password is too short.
              </Banner>
            ),
            why: 'Errors of fields belong beside their fields and in the ErrorSummary: a notification is gone before they are mended.',
          },
        },
      ]}
    />
  ),
};
