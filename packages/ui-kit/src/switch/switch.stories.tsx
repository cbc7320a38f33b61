import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Switch } from './switch';

const meta = {
  title: 'ui-kit/Switch',
  component: Switch,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For something that is on or off at once and shows or hides what depends on it: a courier, the fiscalisation. What waits for a button is a \`Checkbox\`.

| Key | What it does |
|---|---|
| Space | switches on or off, at once |`,
      },
    },
  },
  args: { label: 'GLS', name: 'gls' },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'GLS' }));
    await expect(canvas.getByRole('switch', { name: 'GLS' })).toBeChecked();
  },
};
export const On: Story = { args: { defaultChecked: true, hint: 'Parcels can be sent with GLS.' } };
export const Row: Story = { args: { layout: 'row', label: 'Active', hint: 'Inactive media are not offered.' } };
export const Disabled: Story = { args: { disabled: true } };
