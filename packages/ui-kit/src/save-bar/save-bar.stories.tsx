import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Info } from 'lucide-react';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../button/button';
import { SaveBar } from './save-bar';

const meta = {
  title: 'ui-kit/SaveBar',
  component: SaveBar,
  parameters: {
    layout: 'fullscreen',
    docs: {
      description: {
        component: `**When to use.** Below a page whose changes are collected and saved together, such as the permissions of a role. It stands at the bottom edge while there are changes, and says how many. A form with a few fields has its own button.

| Key | What it does |
|---|---|
| Tab | to Discard, then Save |
| Enter, Space | presses the button |`,
      },
    },
  },
  args: {
    label: 'Changes',
    children: '3 changes, for 6 members',
    saveLabel: 'Save permissions',
    discardLabel: 'Discard',
    onSave: fn(),
    onDiscard: fn(),
  },
} satisfies Meta<typeof SaveBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Changes: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save permissions' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onDiscard).toHaveBeenCalledOnce();
  },
};
export const OtherTask: Story = {
  args: {
    icon: Info,
    label: 'Import',
    children: '6 rows stay out. Nothing is written before you press Import.',
    saveLabel: 'Import 212, skip 6',
    discardLabel: 'Cancel',
    extra: (
      <Button icon={Download} variant="ghost">
        Download 6 rows with reasons
      </Button>
    ),
  },
};
export const Saving: Story = { args: { busy: true } };
