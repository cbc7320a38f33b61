import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../stack/stack';
import { CompanyTile } from './company-tile';

const meta = {
  title: 'ui-kit/CompanyTile',
  component: CompanyTile,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** Before the name of a company, and only of a company: the arch is its sign. People are an `Avatar`.',
      },
    },
  },
  args: { name: 'Čebelarstvo Žnidaršič d.o.o.' },
} satisfies Meta<typeof CompanyTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args) => (
    <Stack direction="row">
      <CompanyTile {...args} />
      <CompanyTile name="Lesna Kočevje" state="inactive" />
      <CompanyTile name="Pekarna Črešnjevec" state="draft" />
      <CompanyTile name="Kovinarstvo Ažman" size="xl" />
    </Stack>
  ),
};
