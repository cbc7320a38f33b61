import type { Meta, StoryObj } from '@storybook/react-vite';
import { Plus } from 'lucide-react';
import { Button } from '../button/button';
import { ButtonLink } from '../button-link/button-link';
import { EmptyState } from './empty-state';
import { DoAndDont } from '../do-and-dont.fixture';

const meta = {
  title: 'ui-kit/EmptyState',
  component: EmptyState,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** Where a list or a block has nothing to show. There are three kinds: nothing yet (with the drawing and the way to begin), filtered out (with Clear all), no permission (with whom to ask).',
      },
    },
  },
  args: { title: 'No company CRM yet' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingYet: Story = {
  args: {
    drawing: true,
    children: 'Set up the first one in seven short sections. The first 40 days are free.',
    actions: (
      <ButtonLink href="#new" icon={Plus} variant="primary">
        Start here
      </ButtonLink>
    ),
  },
};
export const FilteredOut: Story = {
  args: {
    title: 'Nothing matches',
    children: 'No tenant is inactive and has “žni” in its name or URL.',
    actions: <Button size="s">Clear all</Button>,
  },
};
export const NoPermission: Story = {
  args: { title: 'Roles are not shown to you', children: 'An administrator can give you the permission to see them.' },
};

export const DoAndDontSideBySide: Story = {
  name: 'Do and don’t',
  render: () => (
    <DoAndDont
      pairs={[
        {
          good: {
            example: (
              <EmptyState
                actions={<Button variant="primary">Add customer</Button>}
                headingLevel={3}
                title="No customers yet"
              >
                Customers you add appear here.
              </EmptyState>
            ),
            why: 'Says why it is empty and offers the next step.',
          },
          bad: {
            example: (
              <EmptyState headingLevel={3} title="No data">
                Nothing to display.
              </EmptyState>
            ),
            why: 'A dead end: is it empty, filtered, or forbidden?',
          },
        },
      ]}
    />
  ),
};
