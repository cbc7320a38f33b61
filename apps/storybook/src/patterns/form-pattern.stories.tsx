import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pageParameters } from '../book/page-meta';
import { FormPattern } from './form-pattern';

const meta = {
  title: 'Patterns/Form',
  component: FormPattern,
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta<typeof FormPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Rest: Story = {};
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Save account|Shrani račun)$/ }));
    await expect(canvas.getByRole('textbox', { name: /^(Full name|Ime in priimek)$/ })).toBeInvalid();
    await expect(
      canvas.getByText(/^(Full name: fill in this field|Ime in priimek: izpolnite to polje)\.$/),
    ).toBeVisible();
  },
};
