import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { portalMessages } from '../../messages';
import { TrialBar, type TrialBarProps } from './trial-bar';
import './trial-bar.css';

const meta: Meta<TrialBarProps> = {
  title: 'portal/TrialBar',
  component: TrialBar,
  parameters: { layout: 'fullscreen', messages: [portalMessages] },
  args: {
    title: 'Čebelarstvo Žnidaršič',
    daysLeft: 9,
    endsAt: '2026-11-30T10:00:00Z',
    href: '/tenants/details/1',
    onClose: fn(),
  },
};

export default meta;
type Story = StoryObj<TrialBarProps>;

export const Closable: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const LastThreeDays: Story = { args: { daysLeft: 2, onClose: undefined } };

export const LastDay: Story = { args: { daysLeft: 0, onClose: undefined } };

export const Slovenian: Story = { globals: { locale: 'sl' }, args: { daysLeft: 2, onClose: undefined } };
