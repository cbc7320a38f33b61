import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { Button } from '../button/button';
import { Stack } from '../stack/stack';
import { TextField } from '../text-field/text-field';
import { ErrorSummary } from './error-summary';

const meta = {
  title: 'ui-kit/ErrorSummary',
  component: ErrorSummary,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** Above every form, for the errors of a failed submit, those of the service included. It takes the focus, and each line leads to its field. Give \`attempt\` the form's count of submits.

| Key | What it does |
|---|---|
| Tab | from the summary, which takes the focus itself, to its links |
| Enter | on a link: the focus goes to the field |`,
      },
    },
  },
  args: {
    title: 'The given data was invalid.',
    errors: [
      { fieldId: 'email', message: 'E-mail: this address is already registered' },
      { fieldId: 'terms', message: 'Terms: please accept them to continue' },
    ],
  },
  decorators: [
    (Story) => (
      <Stack>
        <Story />
        <TextField id="email" label="E-mail" />
        <TextField id="terms" label="Terms" />
      </Stack>
    ),
  ],
} satisfies Meta<typeof ErrorSummary>;

export default meta;
type Story = StoryObj<typeof meta>;

function AfterSubmit(args: Story['args']) {
  const [attempt, setAttempt] = useState(0);
  return (
    <Stack>
      {attempt > 0 && <ErrorSummary {...meta.args} {...args} attempt={attempt} />}
      <Button onClick={() => setAttempt(attempt + 1)} variant="primary">
        Create account
      </Button>
    </Stack>
  );
}

export const TakesFocus: Story = {
  render: (args) => <AfterSubmit {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create account' }));
    await expect(canvas.getByRole('alert')).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: /already registered/ }));
    await expect(canvas.getByLabelText('E-mail')).toHaveFocus();
  },
};
export const OfTheWholeForm: Story = { args: { errors: [{ message: 'Too many attempts. Try again in 10 minutes.' }] } };
