import type { Meta, StoryObj } from '@storybook/react-vite';
import { Shield } from 'lucide-react';
import { IconTile } from './icon-tile';

const meta = {
  title: 'ui-kit/IconTile',
  component: IconTile,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** In front of the title of a row whose record has no picture: a role, an invitation. People have an `Avatar`, company CRMs a `CompanyTile`.',
      },
    },
  },
  args: { icon: Shield },
} satisfies Meta<typeof IconTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Role: Story = {};
