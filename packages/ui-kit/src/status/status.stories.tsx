import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleDashed, PencilLine } from 'lucide-react';
import { Stack } from '../stack/stack';
import { Status } from './status';
import { DoAndDont } from '../do-and-dont.fixture';

const meta = {
  title: 'ui-kit/Status',
  component: Status,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** For the state of a row, a connection, a company CRM. Always the icon and the word; never a colour alone.',
      },
    },
  },
  args: { tone: 'success', children: 'Working' },
} satisfies Meta<typeof Status>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <Stack direction="row">
      <Status tone="success">Working</Status>
      <Status tone="warning">1 not registered</Status>
      <Status tone="danger">Not working</Status>
      <Status running tone="accent">
        Testing
      </Status>
      <Status icon={CircleDashed} tone="neutral">
        Untested
      </Status>
      <Status icon={PencilLine} tone="neutral">
        Draft
      </Status>
      <Status tone="info">New</Status>
    </Stack>
  ),
};

export const DoAndDontSideBySide: Story = {
  name: 'Do and don’t',
  render: () => (
    <DoAndDont
      pairs={[
        {
          good: {
            example: (
              <Stack direction="row">
                <Status tone="success">Active</Status>
                <Status tone="danger">Not working</Status>
              </Stack>
            ),
            why: 'Icon, word and colour say the same. One word or two.',
          },
          bad: {
            example: (
              <Stack direction="row">
                <Status tone="success">Deactivated</Status>
                <Status tone="danger">OK</Status>
              </Stack>
            ),
            why: 'The colour contradicts the word.',
          },
        },
      ]}
    />
  ),
};
