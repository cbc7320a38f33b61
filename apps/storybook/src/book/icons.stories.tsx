import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icons as Page } from './icons';
import { pageParameters } from './page-meta';

const meta = {
  title: 'Book/Icons',
  component: Page,
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta<typeof Page>;

export default meta;

export const Icons: StoryObj<typeof meta> = {};
