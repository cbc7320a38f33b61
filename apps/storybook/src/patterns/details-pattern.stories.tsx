import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageParameters } from '../book/page-meta';
import { DetailsPattern } from './details-pattern';

const meta = {
  title: 'Patterns/Details',
  component: DetailsPattern,
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta<typeof DetailsPattern>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Details: Story = {};
