import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { portalMessages } from '../../messages';
import { withPortal } from '../../testing/with-portal';
import { FailurePage } from './failure-page';
import '../portal-failure.css';

const meta = {
  title: 'portal/FailurePage',
  component: FailurePage,
  decorators: [withPortal],
  parameters: { layout: 'fullscreen', messages: [portalMessages] },
  args: { kind: 'page', reference: 'req-7F3K-92QD', onReload: fn() },
} satisfies Meta<typeof FailurePage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithReference: Story = {
  play: async ({ canvasElement, args }) => {
    const [reload] = within(canvasElement).getAllByRole('button');
    if (reload) await userEvent.click(reload);
    await expect(args.onReload).toHaveBeenCalled();
  },
};

export const WithoutReference: Story = { args: { reference: '' } };

export const PartNotLoaded: Story = { args: { kind: 'chunk', reference: '' } };

export const Slovenian: Story = { globals: { locale: 'sl' } };
