import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, Plus } from 'lucide-react';
import { ButtonLink } from './button-link';

const meta = {
  title: 'ui-kit/ButtonLink',
  component: ButtonLink,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For the main way to another page, such as Start here above a list. It can be opened in a new tab. What only does something is a \`Button\`.

| Key | What it does |
|---|---|
| Enter | goes to the page |
| Ctrl+Enter | opens it in a new tab |`,
      },
    },
  },
  args: { href: '#start', children: 'Start here' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = { args: { variant: 'primary', icon: Plus } };
export const Secondary: Story = {};
export const Ghost: Story = { args: { variant: 'ghost', size: 's', children: 'Show progress' } };
export const WithDirection: Story = { args: { iconEnd: ArrowRight, children: 'Continue' } };
