import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { DefinitionList } from '../definition-list/definition-list';
import { Card } from './card';

const meta = {
  title: 'ui-kit/Card',
  component: Card,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** For a block of a details page. Never in another card, never around a whole list or form.',
      },
    },
  },
  args: { children: 'Every month we send an invoice.' },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const WithHead: Story = {
  args: {
    title: 'Billing',
    actions: <Badge tone="accent">Yearly</Badge>,
    children: (
      <DefinitionList
        items={[
          { id: 'licences', term: 'Licences', value: '14, 11 in use' },
          { id: 'modules', term: 'Modules', value: '3' },
        ]}
      />
    ),
  },
};
export const WithNoteAndFoot: Story = {
  args: {
    title: 'Integrations',
    note: 'checked 10:42',
    actions: <Button size="s">Test all</Button>,
    footer: '3 of 5 work',
  },
};
