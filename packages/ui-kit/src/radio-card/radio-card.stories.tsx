import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { planCards } from './plan-cards.fixture';
import { RadioCard } from './radio-card';
import { RadioCardGroup } from './radio-card-group';

const meta = {
  title: 'ui-kit/RadioCardGroup',
  component: RadioCardGroup,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For a choice among two or three things that need explaining, above all plans. Short values are a \`SegmentedControl\`.

| Key | What it does |
|---|---|
| Tab | to the chosen card |
| ↓ →, ↑ ← | chooses the next, the previous card |
| Space | chooses the card, when none is chosen yet |`,
      },
    },
  },
  args: { legend: 'Plan', children: null },
} satisfies Meta<typeof RadioCardGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plans: Story = {
  args: { children: planCards },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('As many licences as you need'));
    await expect(canvas.getByRole('radio', { name: 'Paid' })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Plan' })).toBeVisible();
  },
};
export const WithError: Story = { args: { children: planCards, error: 'Choose a plan.', id: 'plan' } };

export const ChangeOfPlan: Story = {
  args: {
    legend: 'New plan',
    hint: 'The unused time of the old plan is taken off the first invoice.',
    children: (
      <>
        <RadioCard
          badge="Your plan"
          defaultChecked
          figure="155,55 €"
          name="change"
          note="a month, with VAT"
          points={['Ends with any month']}
          title="Monthly"
          value="monthly"
        />
        <RadioCard
          badge="2 months free"
          figure="1.866,60 €"
          name="change"
          note="a year, with VAT"
          points={['306,00 € less a year']}
          title="Yearly"
          value="yearly"
        />
        <RadioCard
          disabled
          figure="0,00 €"
          name="change"
          note="This company had its trial from 12.10.2026 to 21.11.2026"
          title="Free trial"
          value="trial"
        />
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Monthly Your plan' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Free trial' })).toBeDisabled();
  },
};
