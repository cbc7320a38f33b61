import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Chip } from './chip';

const meta = {
  title: 'ui-kit/Chip',
  component: Chip,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For something chosen that one press takes away: an active filter, one of several chosen options. A state that cannot be removed is a \`Badge\`.

| Key | What it does |
|---|---|
| Tab | to its cross |
| Enter, Space | removes it |`,
      },
    },
  },
  args: { label: 'Status', children: 'Active', removeLabel: 'Remove filter Status', onRemove: fn() },
} satisfies Meta<typeof Chip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filter: Story = {
  play: async ({ args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const WithoutLabel: Story = { args: { label: undefined, children: 'Slovenia', removeLabel: 'Remove Slovenia' } };
export const Long: Story = {
  args: { label: 'Updated', children: 'after 01.11.2026 and before 21.11.2026, by Štefan Žnidaršič-Jerebičnik' },
};
