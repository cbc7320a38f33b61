import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DropZone } from './drop-zone';

const meta = {
  title: 'ui-kit/DropZone',
  component: DropZone,
  parameters: {
    docs: {
      description: {
        component:
          '**When to use.** Around a list whose records are files, so that files can be dropped anywhere on it. A button that chooses files does the same for keyboards; for a file of a form, use a `FileField`.',
      },
    },
  },
  args: {
    enabled: true,
    onDrop: fn(),
    title: (count) =>
      `Drop ${count === 1 ? 'the file' : `${count} files`} to add ${count === 1 ? 'it' : 'them'} to Media`,
    hint: 'PNG, JPEG, WebP, PDF or Word, at most 20 MB each',
    children: <div style={{ blockSize: '16rem' }}>Logotip Arkada</div>,
  },
} satisfies Meta<typeof DropZone>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Dispatches the browser's drag events for a file over an element. */
function drag(kind: 'dragover' | 'drop', over: HTMLElement) {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(new File(['x'], 'logotip.png', { type: 'image/png' }));
  over.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
}

export const Resting: Story = {};

export const Over: Story = {
  play: async ({ canvas }) => {
    drag('dragover', canvas.getByText('Logotip Arkada'));
    await expect(await canvas.findByText('Drop the file to add it to Media')).toBeVisible();
  },
};

export const Dropped: Story = {
  play: async ({ canvas, args }) => {
    drag('drop', canvas.getByText('Logotip Arkada'));
    await waitFor(() => expect(args.onDrop).toHaveBeenCalledWith([expect.objectContaining({ name: 'logotip.png' })]));
  },
};

export const Disabled: Story = {
  args: { enabled: false },
  play: async ({ canvas, args }) => {
    drag('drop', canvas.getByText('Logotip Arkada'));
    await expect(args.onDrop).not.toHaveBeenCalled();
  },
};
