import { startI18n } from '@atrium/i18n';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ValidatorsPlayground } from './validators-playground';
import type { ValidatorsPlaygroundProps } from './validators-playground';

/** The texts come from a loader. */
type Args = Omit<ValidatorsPlaygroundProps, 'texts'>;

const meta: Meta<Args> = {
  title: 'validators/Playground',
  loaders: [
    async () => ({
      sl: await startI18n({ messages: [], language: 'sl' }),
      en: await startI18n({ messages: [], language: 'en' }),
    }),
  ],
  render: (args, { loaded: { en, sl } }) => <ValidatorsPlayground {...args} texts={{ en, sl }} />,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** To see what every rule of `@atrium/validators` makes of a value: its verdict and reason in code, and the text a form shows, in both languages. Wrong check digits of a number are a warning beside the field.',
      },
    },
  },
};

export default meta;
type Story = StoryObj<Args>;

export const Untouched: Story = {};

export const OneRule: Story = { args: { rule: 'Courier max weight (at most 31.5 kg)', value: '40' } };

export const WrongCheckDigits: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { country: 'SI' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Value'), 'SI 50223055');
    const row = within(canvas.getByRole('row', { name: /VAT number/ }));
    await expect(row.getByText('not valid: check_digits')).toBeVisible();
    await expect(row.getByText('The check digits of this VAT number are wrong. Please check it.')).toBeVisible();
    await expect(row.getByText(/Kontrolna števka ID-ja za DDV/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Value'), '{Backspace}4');
    await expect(row.getByText('valid')).toBeVisible();
  },
};

export const WrongAccountNumber: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { rule: 'IBAN', value: 'SI29 2633 0001 2039 087' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('not valid: national')).toBeVisible();
    await expect(canvas.getByText(/^The check digits of the account number/)).toBeVisible();
    await expect(canvas.getByText(/^Kontrolna števka v številki računa/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Value'), '{Backspace}');
    await expect(canvas.getByText('not valid: length')).toBeVisible();
    await expect(canvas.getByText('An IBAN of this country has 19 characters.')).toBeVisible();
    await expect(canvas.getByText('Število znakov v IBAN te države: 19.')).toBeVisible();
  },
};

export const PasswordOfAForm: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: { rule: 'Password' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Value'), 'abc1!');
    await expect(canvas.getByText('Use at least 6 characters.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Value'), '-x');
    await expect(canvas.queryByText('Use at least 6 characters.')).toBeNull();
    await expect(canvas.getByText('valid')).toBeVisible();
  },
};
