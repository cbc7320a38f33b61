import type { Meta, StoryObj } from '@storybook/react-vite';
import { Layout as Page } from './layout';
import { pageParameters } from './page-meta';

const meta = {
  title: 'Book/Layout',
  component: Page,
  tags: ['!autodocs'],
  parameters: pageParameters,
} satisfies Meta<typeof Page>;

export default meta;

export const Layout: StoryObj<typeof meta> = {};
