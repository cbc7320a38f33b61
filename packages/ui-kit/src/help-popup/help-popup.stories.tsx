import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HelpPopup } from './help-popup';

const meta = {
  title: 'ui-kit/HelpPopup',
  component: HelpPopup,
  parameters: {
    docs: {
      description: {
        component: [
          '**When to use.** Once, on the first visit of a page that a short video explains. It lies beside the work and never over what is being typed; who closed it does not see it again (its owner remembers that). A notice that passes is a notification, a question is a `ConfirmDialog`.',
          '',
          'The video is a file of this origin with captions in every language of the product. Nothing of it is fetched before Play, and nothing plays by itself.',
          '',
          '| Key | What it does |',
          '| --- | --- |',
          '| Tab | after the page: Play, then Got it |',
          '| Enter, Space on Play | plays, with the focus on the player |',
          '| Space, arrows in the player | the browser’s own: pause, seek, volume |',
        ].join('\n'),
      },
      story: { height: '420px', inline: false },
    },
    layout: 'fullscreen',
  },
  args: {
    title: 'New here?',
    children: 'From the form to your first login, 0:43',
    playLabel: 'Play the video, 43 seconds',
    dismissLabel: 'Got it',
    onDismiss: fn(),
    video: {
      src: '/help.webm',
      type: 'video/webm',
      width: 960,
      height: 600,
      captions: [{ src: '/help.en.vtt', language: 'en', label: 'English', default: true }],
    },
  },
} satisfies Meta<typeof HelpPopup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Offered: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Got it' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};
