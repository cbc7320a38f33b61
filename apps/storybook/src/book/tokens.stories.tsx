import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tokens as Page } from './tokens';
import { pageParameters } from './page-meta';

const meta = {
  title: 'Book/Tokens',
  component: Page,
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta<typeof Page>;

export default meta;

export const Tokens: StoryObj<typeof meta> = {};
