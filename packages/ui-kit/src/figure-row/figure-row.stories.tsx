import type { Meta, StoryObj } from '@storybook/react-vite';
import { FigureRow } from './figure-row';

const meta = {
  title: 'ui-kit/FigureRow',
  component: FigureRow,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** For up to four figures at the top of an overview. Each links to the filtered list of what it counts. For the facts of one record, use a `DefinitionList`.\n\n| Key | What it does |\n|---|---|\n| Tab | to the next figure with a list |\n| Enter | opens its list |',
      },
    },
  },
  args: {
    figures: [
      { id: 'active', label: 'Active company CRMs', value: '148', note: '6 more this month', href: '#active' },
      { id: 'trials', label: 'Free trials', value: '23', note: '5 end within 7 days', href: '#trials' },
      { id: 'invoiced', label: 'Invoiced', value: '12.486,00 €', note: '+6,3 % since October' },
      {
        id: 'overdue',
        label: 'Overdue',
        value: '3',
        note: 'read-only from 24.11.2026',
        alarming: true,
        href: '#overdue',
      },
    ],
  },
} satisfies Meta<typeof FigureRow>;

export default meta;

export const Figures: StoryObj<typeof meta> = {};
