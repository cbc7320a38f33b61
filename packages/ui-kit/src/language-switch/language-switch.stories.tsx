import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { LanguageSwitch } from './language-switch';

const meta = {
  title: 'ui-kit/LanguageSwitch',
  component: LanguageSwitch,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** At the foot of the pages before signing in. Signed in, the language is chosen in the settings.

| Key | What it does |
|---|---|
| Tab | to each language |
| Enter, Space | chooses it |`,
      },
    },
  },
  args: {
    label: 'Language',
    current: 'en',
    languages: [
      { value: 'en', name: 'English' },
      { value: 'sl', name: 'Slovenščina' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof LanguageSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Slovenščina' }));
    await expect(args.onChange).toHaveBeenCalledWith('sl');
    await expect(canvas.getByRole('button', { name: 'English', pressed: true })).toBeVisible();
  },
};
