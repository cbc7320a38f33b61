import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button';
import { Tooltip } from './tooltip';

const meta = {
  title: 'ui-kit/Tooltip',
  component: Tooltip,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For a few words more about a control, or its key. Never for what must be known: a touch screen has no hover. Icon buttons bring their own.

| Key | What it does |
|---|---|
| Tab | to the control: shows the tooltip at once |
| Esc | hides it, the focus stays |`,
      },
    },
  },
  args: {
    content: 'Collapse navigation',
    shortcut: '[',
    children: (describedBy) => <Button aria-describedby={describedBy}>Navigation</Button>,
  },
  decorators: [
    (Story) => (
      <div>
        <br />
        <br />
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnFocus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('tooltip')).toBeVisible();
    await expect(canvas.getByRole('button')).toHaveAccessibleDescription('Collapse navigation [');
  },
};
