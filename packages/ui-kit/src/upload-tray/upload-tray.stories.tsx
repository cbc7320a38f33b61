import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UploadTray } from './upload-tray';

const meta = {
  title: 'ui-kit/UploadTray',
  component: UploadTray,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For uploads that go on while the page is used. Shares come from the upload itself, never from a guess.

| Key | What it does |
|---|---|
| Tab | through the buttons of the tray and of each upload |
| Enter, Space | cancels, tries again, folds, closes |`,
      },
    },
  },
  args: {
    files: [
      { id: '1', name: 'poslovalnica-celje.jpg', size: 2_200_000, state: 'uploading', progress: 0.62 },
      { id: '2', name: 'sejna-soba.jpg', size: 900_000, state: 'waiting' },
      { id: '3', name: 'priloga-pogoji.pdf', state: 'done' },
      { id: '4', name: 'logotip.svg', state: 'failed', detail: 'SVG is not accepted' },
    ],
    onCancel: fn(),
    onRetry: fn(),
    onClose: fn(),
    texts: {
      label: 'Uploads',
      title: 'Uploading 2 of 4',
      cancelAll: 'Cancel all',
      close: 'Close uploads',
      collapse: 'Hide uploads',
      expand: 'Show uploads',
      waiting: 'Waiting',
      done: 'Done',
      progress: () => '62 %, 2.2 MB',
      cancel: (name) => `Cancel upload of ${name}`,
      retry: (name) => `Upload ${name} again`,
    },
  },
} satisfies Meta<typeof UploadTray>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveValue(0.62);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload of poslovalnica-celje.jpg' }));
    await expect(args.onCancel).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: 'Upload logotip.svg again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('4');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel all' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Folded: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Hide uploads' }));
    await expect(canvas.queryByRole('list')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Show uploads' })).toHaveFocus();
  },
};

export const Finished: Story = {
  args: { files: [{ id: '3', name: 'priloga-pogoji.pdf', state: 'done' }] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close uploads' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
