import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageParameters } from '../book/page-meta';
import { ListPattern } from './list-pattern';

const meta = {
  title: 'Patterns/List',
  component: ListPattern,
  tags: ['!autodocs'],
  parameters: pageParameters,
  args: { state: 'full' },
} satisfies Meta<typeof ListPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const NothingYet: Story = { args: { state: 'empty' } };
export const FirstLoad: Story = { args: { state: 'loading' } };
export const Failed: Story = { args: { state: 'failed' } };
