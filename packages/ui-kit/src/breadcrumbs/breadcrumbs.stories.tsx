import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumbs } from './breadcrumbs';

const meta = {
  title: 'ui-kit/Breadcrumbs',
  component: Breadcrumbs,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** Where a page lies more than one step below a list, as the wizard. One step up is the \`back\` of a \`PageHeader\`.

| Key | What it does |
|---|---|
| Tab | through the places above |
| Enter | goes there |`,
      },
    },
  },
  args: {
    label: 'You are here',
    places: [
      { label: 'Tenants', href: '#tenants' },
      { label: 'New company CRM' },
      { label: 'Gradbeništvo Šuštar in sinovi d.o.o.' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
