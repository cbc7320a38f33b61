import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextField } from '../text-field/text-field';
import { FieldGrid } from './field-grid';

const meta = {
  title: 'ui-kit/FieldGrid',
  component: FieldGrid,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** Only for fields that belong together: host and port, postal code and city, password and its repetition. Everything else stands under each other.',
      },
    },
  },
  args: { children: null },
} satisfies Meta<typeof FieldGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Even: Story = {
  args: {
    children: (
      <>
        <TextField label="Client ID" name="client" />
        <TextField label="Contract ID" name="contract" />
      </>
    ),
  },
};

export const WideNarrow: Story = {
  args: {
    columns: 'wide-narrow',
    children: (
      <>
        <TextField label="Host" name="host" />
        <TextField inputMode="numeric" label="Port" name="port" />
      </>
    ),
  },
};

export const NarrowWide: Story = {
  args: {
    columns: 'narrow-wide',
    children: (
      <>
        <TextField label="Postal code" name="postal" />
        <TextField label="City" name="city" />
      </>
    ),
  },
};
