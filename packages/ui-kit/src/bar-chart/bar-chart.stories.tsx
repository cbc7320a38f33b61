import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BarChart, type ChartBar } from './bar-chart';

const months = ['Dec', 'Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov'];
const values = [7240, 7610, 7980, 8450, 8720, 9310, 9580, 9940, 10_620, 11_180, 11_750, 12_486];
const euros = (value: number) => `${value.toLocaleString('sl-SI')} €`;

const bars: ChartBar[] = months.map((month, at) => {
  const value = values[at] ?? 0;
  const previous = values[at - 1];
  return {
    id: month,
    shortLabel: month,
    label: `${month} ${month === 'Dec' ? 2025 : 2026}`,
    value,
    text: euros(value),
    change: previous === undefined ? '–' : `+${((value / previous - 1) * 100).toFixed(1)} %`,
  };
});

const meta = {
  title: 'ui-kit/BarChart',
  component: BarChart,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** For one amount over at most twelve periods. The table holds every value; hovering a row lights its bar. For a share of a limit, use a `ProgressBar`.',
      },
    },
  },
  args: {
    name: 'Invoiced in the last twelve months, from 7.240 € in December 2025 to 12.486 € in November 2026. The table has every value.',
    bars,
    tickText: euros,
    table: { caption: 'Invoiced by month', label: 'Month', value: 'Invoiced', change: 'Change' },
    moreText: 'Show 12 months',
  },
} satisfies Meta<typeof BarChart>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwelveMonths: Story = {
  play: async ({ canvas, userEvent }) => {
    const more = canvas.queryByRole('button', { name: 'Show 12 months' });
    if (more !== null) await userEvent.click(more);
    const table = within(canvas.getByRole('table', { name: 'Invoiced by month' }));
    await expect(table.getAllByRole('row')).toHaveLength(13);
    await userEvent.hover(table.getByText('Mar 2026'));
  },
};

export const NothingYet: Story = {
  args: { bars: bars.map((bar) => ({ ...bar, value: 0, text: '0 €', change: '–' })) },
};
