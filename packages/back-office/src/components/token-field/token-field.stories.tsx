import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { TokenField, type TokenFieldProps } from './token-field';

const keys = `**When to use.** For several e-mails in one field. For one e-mail, use a TextField.

| Key | What it does |
|---|---|
| Comma, semicolon, Enter | ends the address |
| Backspace in the empty field | reopens the last address |
| Tab | through the addresses' remove buttons, then the field |`;

function Edited({ tokens: initial, ...props }: TokenFieldProps) {
  const [tokens, setTokens] = useState(initial);
  return <TokenField {...props} onChange={setTokens} tokens={tokens} />;
}

const meta = {
  title: 'back-office/TokenField',
  component: Edited,
  parameters: { docs: { description: { component: keys } } },
  args: {
    id: 'emails',
    label: 'E-mails',
    hint: 'Comma, Enter or a pasted list ends an address',
    tokens: [],
    onChange: () => undefined,
    tokenError: (token) => (token.includes('@') ? undefined : 'is not an e-mail address.'),
    removeLabel: (token) => `Remove ${token}`,
  },
} satisfies Meta<typeof Edited>;

export default meta;
type Story = StoryObj<typeof meta>;

const some = ['rok.zajc@arkada.example', 'eva.hren@arkada.example', 'ana.mlakar@arkada.example'];

export const Empty: Story = {};
export const Filled: Story = { args: { tokens: some } };
export const Wrong: Story = {
  args: { tokens: [...some, 'ana.mlakar'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('E-mails')).toBeInvalid();
  },
};
