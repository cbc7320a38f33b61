import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextLink } from './text-link';

const meta = {
  title: 'ui-kit/TextLink',
  component: TextLink,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** In running text, below a form, and for an address. A link that opens a new tab says so.

| Key | What it does |
|---|---|
| Enter | goes to the page |
| Ctrl+Enter | opens it in a new tab |`,
      },
    },
  },
  args: { href: '#reset', children: 'Forgot password?' },
} satisfies Meta<typeof TextLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Accent: Story = {};
export const Quiet: Story = { args: { tone: 'quiet', children: 'znidarsic.crm.example' } };
export const NewTab: Story = {
  args: { children: 'terms of use', newTabText: 'opens in a new tab', newTabIcon: true },
};
