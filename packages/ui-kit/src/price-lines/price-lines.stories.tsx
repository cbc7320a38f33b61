import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceLines } from './price-lines';

const meta = {
  title: 'ui-kit/PriceLines',
  component: PriceLines,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** For the lines of a quote or an invoice. Amounts come formatted, with their currency and the true minus.',
      },
    },
  },
  args: {
    lines: [
      { id: 'new', label: 'Yearly, 6 licences', note: '21.11.2026 – 20.11.2027', amount: '1.140,00 €' },
      { id: 'unused', label: 'Unused time on the old plan', amount: '−96,12 €', weight: 'quiet' },
      { id: 'now', label: 'To pay now', amount: '1.043,88 €', weight: 'total' },
    ],
  },
} satisfies Meta<typeof PriceLines>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Quote: Story = {};
