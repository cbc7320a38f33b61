import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageParameters } from '../book/page-meta';
import { AuthPattern } from './auth-pattern';

const meta = {
  title: 'Patterns/Auth',
  component: AuthPattern,
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta<typeof AuthPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Auth: Story = {};
