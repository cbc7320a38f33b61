import type { Meta, StoryObj } from '@storybook/react-vite';
import { Typography as Page } from './typography';
import { pageParameters } from './page-meta';

const meta = {
  title: 'Book/Typography',
  component: Page,
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta<typeof Page>;

export default meta;

export const Typography: StoryObj<typeof meta> = {};
