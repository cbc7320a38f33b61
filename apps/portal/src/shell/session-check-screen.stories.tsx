import type { Meta, StoryObj } from '@storybook/react-vite';
import { portalMessages } from '../messages';
import { SessionCheckScreen } from './session-check-screen';

const meta = {
  title: 'portal/LoadingScreen',
  component: SessionCheckScreen,
  parameters: { layout: 'fullscreen', messages: [portalMessages] },
} satisfies Meta<typeof SessionCheckScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Slovenian: Story = { globals: { locale: 'sl' } };
