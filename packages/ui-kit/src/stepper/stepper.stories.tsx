import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListChecks } from 'lucide-react';
import { expect } from 'storybook/test';
import { Stepper } from './stepper';

const meta = {
  title: 'ui-kit/Stepper',
  component: Stepper,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For the sections of a wizard; \`WizardLayout\` places it. The state of each section is said in words. Sections once visited open freely; one without \`href\` cannot be opened yet. A step with an \`icon\` is not counted.

| Key | What it does |
|---|---|
| Tab | through the sections |
| Enter | goes to the section |`,
      },
    },
  },
  args: {
    label: 'Sections',
    current: 'data-provider',
    steps: [
      { id: 'application', label: 'Application setup', state: 'done', stateText: 'Done', href: '#application' },
      { id: 'data-provider', label: 'Data provider', state: 'incomplete', stateText: 'Incomplete', href: '#data' },
      { id: 'couriers', label: 'Couriers', state: 'later', stateText: 'Left for later', href: '#couriers' },
      { id: 'fiscalization', label: 'Fiscalization', state: 'error', stateText: '2 errors', href: '#fiscalization' },
      { id: 'plugins', label: 'Plugins', state: 'empty', stateText: 'Empty' },
      { id: 'review', label: 'Review', state: 'empty', stateText: 'Before you pay', icon: ListChecks },
      { id: 'payment', label: 'Payment', state: 'empty', stateText: 'Empty' },
    ],
  },
} satisfies Meta<typeof Stepper>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EveryState: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'step' })).toHaveTextContent('Data provider');
    await expect(canvas.getByRole('link', { name: /Fiscalization 2 errors/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Plugins/ })).toBeNull();
    await expect(canvas.getByText('Payment').closest('li')).toHaveTextContent(/^6/);
  },
};
