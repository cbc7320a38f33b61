import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { FieldFile } from './field-file';
import { FileField } from './file-field';
import type { FileFieldProps } from './file-field';

const certificate = { id: '1', name: 'cresnjevec-furs.p12', size: 3_481 } as const;
const uploading: FieldFile = { id: '2', name: 'predstavitev.pdf', size: 1_400_000, state: 'uploading', progress: 0.62 };

const meta = {
  title: 'ui-kit/FileField',
  component: FileField,
  parameters: {
    docs: {
      description: {
        component: `**When to use.** For files: a certificate, media. Say in the hint which files and how large. The parent uploads the files and passes their progress; \`progress\` is the share that was really sent (\`onProgress\` of the client's \`upload\`), never a guess.

A file that is not allowed is refused at once with its reason; \`accept\` alone binds the chooser of the browser, not what is dropped.

| Key | What it does |
|---|---|
| Tab | to the button, then through the buttons of the files |
| Enter, Space | on the button: opens the browser's chooser; on those of a file: cancels, tries again, replaces, removes |`,
      },
    },
  },
  args: {
    label: 'Certificate',
    name: 'certificate',
    hint: 'A file that ends in .p12 or .pfx, at most 1 MB.',
    accept: '.p12,.pfx',
    maxSize: 1_000_000,
    files: [],
    onChoose: fn(),
    onRemove: fn(),
    onCancel: fn(),
    onRetry: fn(),
    texts: {
      drop: 'Drop a file here or',
      dropNow: 'Drop to add',
      choose: 'Choose a file',
      wrongType: (name) => `${name} is not a .p12 or .pfx file.`,
      tooLarge: (name) => `${name} is larger than 1 MB.`,
      onlyOne: 'Choose one file.',
      size: (bytes) => (bytes < 100_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`),
      percent: (percent) => `${percent} %`,
      waiting: 'Chosen',
      uploading: 'Uploading',
      done: 'Uploaded',
      failed: 'Not uploaded',
      cancel: (name) => `Cancel upload of ${name}`,
      retry: (name) => `Upload ${name} again`,
      replace: (name) => `Replace ${name}`,
      remove: (name) => `Remove ${name}`,
    },
  },
} satisfies Meta<typeof FileField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Adds files like an upload that finishes at once. */
function Taking(props: FileFieldProps) {
  const [files, setFiles] = useState(props.files);
  const keep = (id: string) => setFiles((now) => now.filter((file) => file.id !== id));
  return (
    <FileField
      {...props}
      files={files}
      onCancel={(id) => {
        props.onCancel?.(id);
        keep(id);
      }}
      onChoose={(chosen) => {
        props.onChoose(chosen);
        const added = chosen.map(({ name, size }): FieldFile => ({ id: name, name, size, state: 'done' }));
        setFiles((now) => (props.multiple === true ? [...now, ...added] : added));
      }}
      onRemove={(id) => {
        props.onRemove(id);
        keep(id);
      }}
    />
  );
}

const taking: Story['render'] = (args) => <Taking {...args} />;
const p12 = (name: string, size = 2000) => new File(['x'.repeat(size)], name, { type: 'application/x-pkcs12' });

/** Dispatches the browser's drag events for files over an element. */
function drag(kind: 'dragover' | 'dragleave' | 'drop', over: HTMLElement, ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  over.dispatchEvent(new DragEvent(kind, { bubbles: true, cancelable: true, dataTransfer }));
}

export const Empty: Story = { render: taking };

export const DroppedAndRemoved: Story = {
  render: taking,
  play: async ({ canvas, args }) => {
    const place = canvas.getByText('Drop a file here or');
    drag('dragover', place, p12('furs.p12'));
    await expect(await canvas.findByText('Drop to add')).toBeVisible();
    drag('dragleave', place, p12('furs.p12'));
    await expect(await canvas.findByText('Drop a file here or')).toBeVisible();
    drag('drop', place, p12('furs.p12'));
    await expect(args.onChoose).toHaveBeenCalledWith([expect.objectContaining({ name: 'furs.p12' })]);
    await expect(await canvas.findByText('furs.p12')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove furs.p12' }));
    await expect(args.onRemove).toHaveBeenCalledWith('furs.p12');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Certificate Choose a file' })).toHaveFocus());
  },
};

export const Refused: Story = {
  render: taking,
  play: async ({ canvas, args }) => {
    const place = () => canvas.getByText('Drop a file here or');
    drag('drop', place(), new File(['x'], 'foto.png', { type: 'image/png' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('foto.png is not a .p12 or .pfx file.'));
    drag('drop', place(), p12('a.p12'), p12('b.p12'));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Choose one file.'));
    drag('drop', place(), p12('velika.p12', 1_000_001));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('velika.p12 is larger than 1 MB.'));
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const ByButton: Story = {
  render: taking,
  args: { multiple: true, label: 'Media', accept: undefined, hint: 'At most 1 MB each.' },
  play: async ({ canvas, canvasElement, args }) => {
    const input = canvasElement.querySelector('input');
    const opened = fn((event: Event) => event.preventDefault());
    input?.addEventListener('click', opened, { once: true });
    canvas.getByRole('button', { name: 'Media Choose a file' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(opened).toHaveBeenCalledOnce();
    if (input) await userEvent.upload(input, [p12('a.p12'), p12('b.p12')]);
    await expect(args.onChoose).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const Chosen: Story = { args: { files: [{ ...certificate, state: 'waiting' }] } };

export const Uploading: Story = {
  render: taking,
  args: { label: 'Media', accept: undefined, files: [uploading] },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('progressbar')).toHaveValue(0.62);
    await expect(canvas.getByText('62 %, 1.4 MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload of predstavitev.pdf' }));
    await expect(args.onCancel).toHaveBeenCalledWith('2');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Media Choose a file' })).toHaveFocus());
  },
};

export const Done: Story = {
  args: { files: [{ ...certificate, state: 'done', detail: 'valid to 14.03.2029' }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Uploaded: valid to 14.03.2029');
    await expect(canvas.getByRole('button', { name: 'Replace cresnjevec-furs.p12' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { files: [{ ...certificate, state: 'failed', detail: 'the connection was lost' }] },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Upload cresnjevec-furs.p12 again' }));
    await expect(args.onRetry).toHaveBeenCalledWith('1');
  },
};

export const Several: Story = {
  args: {
    label: 'Media',
    accept: undefined,
    hint: 'At most 10 MB each.',
    multiple: true,
    files: [
      { id: '1', name: 'cenik-2026.xlsx', size: 48_000, state: 'done' },
      uploading,
      { id: '3', name: 'fotografija-poslovnega-prostora-v-ljubljani.jpg', size: 4_200_000, state: 'waiting' },
      { id: '4', name: 'pogodba.docx', size: 120_000, state: 'failed', detail: 'the connection was lost' },
    ],
  },
};

export const WithError: Story = { args: { error: 'The certificate and password combination is incorrect.' } };
export const Disabled: Story = { args: { disabled: true, hint: 'Enter the tax number first.' } };
