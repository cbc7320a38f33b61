import type { Meta, StoryObj } from '@storybook/react-vite';
import { portalMessages } from '../../messages';
import { withPortal } from '../../testing/with-portal';
import { ServiceDown } from './service-down';
import '../portal-failure.css';

const meta = {
  title: 'portal/ServiceDown',
  component: ServiceDown,
  decorators: [withPortal],
  parameters: { layout: 'fullscreen', messages: [portalMessages] },
} satisfies Meta<typeof ServiceDown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Slovenian: Story = { globals: { locale: 'sl' } };
