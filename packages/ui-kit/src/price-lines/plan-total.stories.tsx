import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge';
import { PlanTotal } from './plan-total';

const meta = {
  title: 'ui-kit/PlanTotal',
  component: PlanTotal,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** Beside the wizard and on a plan change: what the plan costs and what is paid now. While it is calculated again, the old numbers stay, dimmed.',
      },
    },
  },
  args: {
    title: 'Plan total',
    badge: <Badge tone="accent">Yearly</Badge>,
    items: [
      { id: 'licences', label: 'Licences', note: '6 × 190,00 €', amount: '1.140,00 €' },
      { id: 'modules', label: 'Modules', note: '3 × 90,00 €', amount: '270,00 €' },
      { id: 'assets', label: 'Assets', note: '12 × 10,00 €', amount: '120,00 €' },
    ],
    sums: [
      { id: 'net', label: 'Net', amount: '1.530,00 €', weight: 'quiet' },
      { id: 'vat', label: 'VAT 22 %, Slovenia', amount: '336,60 €', weight: 'quiet' },
      { id: 'total', label: 'Total', amount: '1.866,60 €', weight: 'strong' },
      { id: 'credit', label: 'Account credit', amount: '−12,40 €', weight: 'quiet' },
      { id: 'now', label: 'To pay now', amount: '1.854,20 €', weight: 'total' },
    ],
    note: 'Next invoice on 21.11.2027, 1.866,60 €. That is 155,55 € a month.',
  },
} satisfies Meta<typeof PlanTotal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Yearly: Story = {};
export const Recalculating: Story = { args: { recalculating: true, announcement: 'Recalculating' } };
