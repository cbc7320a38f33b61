import type { Meta, StoryObj } from '@storybook/react-vite';
import { Introduction as Page } from './introduction';
import { pageParameters } from './page-meta';

const meta = {
  title: 'Book/Introduction',
  component: Page,
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta<typeof Page>;

export default meta;

export const Introduction: StoryObj<typeof meta> = {};
