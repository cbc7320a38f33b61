import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../button/button';
import { TextLink } from '../text-link/text-link';
import { Banner } from './banner';
import { DoAndDont } from '../do-and-dont.fixture';

const meta = {
  title: 'ui-kit/Banner',
  component: Banner,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For a message that belongs to the page and stays until its cause is gone. What passes is a notice (\`useNotify\`); errors of fields are in the \`ErrorSummary\`.

| Key | What it does |
|---|---|
| Tab | to the action, where there is one |
| Enter | does it |`,
      },
    },
  },
  args: { tone: 'info' },
} satisfies Meta<typeof Banner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {
  args: {
    children: (
      <>
        VAT number SI12345679 is valid. Tax is 22 %, because the company is in Slovenia.{' '}
        <TextLink href="#vat">Country and VAT number</TextLink>
      </>
    ),
  },
};
export const Neutral: Story = { args: { tone: 'neutral', title: 'Asking VIES about SI47360518' } };
export const Success: Story = { args: { tone: 'success', title: 'Successfully saved' } };
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'There was an issue with registering business premises, try again later',
    children: 'PE3, Šmartinska cesta 152 B. The tax authority did not answer at 07:50.',
    action: <Button size="s">Retry</Button>,
  },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    title: 'An error occured.',
    children: 'Check your data, especially Country & VAT number.',
    role: 'alert',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('An error occured.');
  },
};
export const Flush: Story = {
  args: {
    tone: 'warning',
    flush: true,
    role: 'status',
    children: 'You are offline. The page continues automatically when you are back online.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('You are offline.');
  },
};

export const DoAndDontSideBySide: Story = {
  name: 'Do and don’t',
  render: () => (
    <DoAndDont
      pairs={[
        {
          good: {
            example: (
              <Banner action={<Button size="s">Pay now</Button>} tone="warning" title="Payment is 3 days overdue">
                The company CRM becomes read-only on 30.11.2026.
              </Banner>
            ),
            why: 'Stays while its cause lasts, says what happens when, and offers the way out.',
          },
          bad: {
            example: (
              <Banner tone="danger" title="Error!">
                Something went wrong. Saved at 20:29.
              </Banner>
            ),
            why: 'No cause and no way out. A passing message like “Saved” is a notification.',
          },
        },
      ]}
    />
  ),
};
