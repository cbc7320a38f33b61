import type { Meta, StoryObj } from '@storybook/react-vite';
import { CopyButton } from '../copy-button/copy-button';
import { DefinitionList } from './definition-list';

const meta = {
  title: 'ui-kit/DefinitionList',
  component: DefinitionList,
  parameters: {
    docs: {
      description: {
        component: '**When to use.** For facts about one thing. `columns` across a wide card, `rows` in an aside.',
      },
    },
  },
  args: {
    items: [
      { id: 'author', term: 'Author', value: 'Maja Kovač' },
      { id: 'created', term: 'Created', value: '03.09.2026, 11:48' },
      { id: 'updated', term: 'Updated', value: '18.11.2026, 12:30' },
      { id: 'modified', term: 'Last modified', value: 'Žan Ažman' },
    ],
  },
} satisfies Meta<typeof DefinitionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rows: Story = {};
export const Columns: Story = { args: { layout: 'columns' } };
export const WithReference: Story = {
  args: {
    items: [
      {
        id: 'reference',
        term: 'Reference',
        value: <CopyButton copiedText="Copied" label="Copy reference" value="AT-7F3K-92QD" />,
      },
    ],
  },
};
