import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ellipsis, ExternalLink, RefreshCw } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { IconButton } from './icon-button';

const meta = {
  title: 'ui-kit/IconButton',
  component: IconButton,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** In rows, toolbars and heads, where the icon is known to everyone and the place is narrow. Its name is its tooltip. Where there is room, use a \`Button\` with words.

| Key | What it does |
|---|---|
| Enter, Space | does what the name says |
| Tab | shows the name as a tooltip |
| Esc | hides the tooltip |`,
      },
    },
  },
  args: { icon: Ellipsis, label: 'More', onClick: fn() },
} satisfies Meta<typeof IconButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ghost: Story = {};
export const Secondary: Story = { args: { variant: 'secondary', icon: ExternalLink, label: 'Open the company CRM' } };
export const Small: Story = { args: { size: 's' } };
export const Busy: Story = { args: { busy: true, icon: RefreshCw, label: 'Refreshing' } };

export const NotAvailable: Story = {
  args: { disabledReason: 'This is the first page', label: 'Previous page', variant: 'secondary' },
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Previous page' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAccessibleDescription('This is the first page');
  },
};

export const NameAsTooltip: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
    await expect(canvas.getByText('More')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('More')).not.toBeVisible();
  },
};
