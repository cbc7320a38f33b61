import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { NavigationSearch } from './navigation-search';

const meta = {
  title: 'ui-kit/NavigationSearch',
  component: NavigationSearch,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** First in the side navigation, to open the command palette. It looks like a field and is a button: the palette has the field.\n\n| Key | What it does |\n|---|---|\n| Enter, Space | opens the palette |\n| the key it shows | the same, from anywhere; the shell listens for it |',
      },
    },
  },
  args: { label: 'Search or jump to', shortcut: 'Ctrl K', 'aria-keyshortcuts': 'Control+K', onClick: fn() },
} satisfies Meta<typeof NavigationSearch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Opens: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search or jump to' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
