import type { Meta, StoryObj } from '@storybook/react-vite';
import { Enfilade } from './enfilade';

const meta = {
  title: 'ui-kit/Enfilade',
  component: Enfilade,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** On pages before signing in and on the results of an activation, as decoration. Never behind text, never in the working pages.',
      },
    },
  },
} satisfies Meta<typeof Enfilade>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Hall: Story = { parameters: { layout: 'fullscreen' }, args: { format: 'hall' } };
export const Band: Story = { args: { format: 'band' } };
export const Plate: Story = { args: { format: 'plate' } };
