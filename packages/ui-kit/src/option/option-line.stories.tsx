import type { Meta, StoryObj } from '@storybook/react-vite';
import { OptionLine } from './option-line';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"%3E%3Cpath fill="%230b5964" d="M0 0h20v20H0z"/%3E%3C/svg%3E';

const meta = {
  title: 'ui-kit/OptionLine',
  component: OptionLine,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** For an option in a list of your own; the selects draw theirs with it. It shows title, subtitle, picture and depth in a tree; `key` is what is stored, `label` what the closed select shows, `disabled` what cannot be chosen.',
      },
    },
  },
  args: { option: { key: 'SI', title: 'Slovenia' } },
} satisfies Meta<typeof OptionLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Title: Story = {};
export const WithSubtitle: Story = { args: { option: { key: 'SI', title: 'Slovenia', subtitle: 'SI' } } };
export const WithPicture: Story = {
  args: { option: { key: '7', title: 'Maja Kovač', subtitle: 'maja.kovac@znidarsic.example', imageUrl: picture } },
};
export const Indented: Story = {
  args: { option: { key: '7', title: 'Accounting', subtitle: 'Ljubljana', indent: 2 } },
};
