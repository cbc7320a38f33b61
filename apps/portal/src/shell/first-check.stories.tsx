import type { Meta, StoryObj } from '@storybook/react-vite';
import { portalMessages } from '../messages';
import { FirstCheck } from './first-check';

const meta = {
  title: 'portal/LoadingScreen',
  component: FirstCheck,
  parameters: { layout: 'fullscreen', messages: [portalMessages] },
} satisfies Meta<typeof FirstCheck>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Slovenian: Story = { globals: { locale: 'sl' } };
