import { NetworkError } from '@atrium/api-client';
import { Banner, Button, NotificationProvider, Status } from '@atrium/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, PenLine, Send } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { lockedPdf } from '../../testing/locked-pdf';
import { samplePdf } from '../../testing/sample-pdf';
import { DocumentDock } from './document-dock';
import { DocumentFrame } from './document-frame';
import { viewerMessages } from './messages';
import { PdfViewer, type PdfViewerProps } from './pdf-viewer';
import type { LoadFile } from './use-pdf';

const offer = samplePdf([
  { lines: ['Ponudba 2026-0418', 'Ljubljana, 21.11.2026.', '', 'Licenca CRM, leto', 'Za placilo: 2.508,32'] },
  { lines: ['Pogoji ponudbe', 'Uvedba traja dva tedna od potrditve ponudbe.'] },
  { lines: ['Priloga'], rotate: 90, cropBox: [20, 100, 575, 800] },
]);
const blobOf = (bytes: Uint8Array<ArrayBuffer>) => Promise.resolve(new Blob([bytes]));

const loadOffer: LoadFile = () => blobOf(offer);

function Framed(props: PdfViewerProps) {
  const press = () => undefined;
  return (
    <DocumentFrame
      actions={<Button icon={Download}>Download</Button>}
      dock={
        <DocumentDock
          actions={[
            { icon: PenLine, label: 'Draw', onPress: press },
            { icon: Download, label: 'Download', onPress: press },
            { icon: Send, label: 'Send', onPress: press },
          ]}
          label="Ponudba 2026-0418"
        />
      }
      leave={{ label: 'Close', icon: 'close', onLeave: fn() }}
      side={{ title: 'Versions', content: <section>Version 1</section>, isOpen: false, onClose: fn() }}
      status={<Status tone="warning">Not saved in the application</Status>}
      strip={
        <Banner flush tone="warning">
          The document has not yet been saved in the application. If you leave this view, it will be discarded.
        </Banner>
      }
      title="Ponudba 2026-0418"
    >
      <NotificationProvider closeLabel="Close" label="Notifications">
        <PdfViewer {...props} />
      </NotificationProvider>
    </DocumentFrame>
  );
}

const meta = {
  title: 'back-office/PdfViewer',
  component: Framed,
  parameters: {
    layout: 'fullscreen',
    messages: [viewerMessages],
    docs: {
      description: {
        component: `**When to use.** To show a PDF on a page of its own, inside a \`DocumentFrame\`. A picture or a first page beside facts is a preview of the service.

| Key | What it does |
|---|---|
| PageUp, PageDown | the previous, the next page |
| Ctrl + − 0 | zooms; also Ctrl with the wheel, and two fingers |
| Ctrl F, F3 | searches; the next match |
| Enter, Shift Enter | in the search: the next, the previous match |
| Esc | closes the search |`,
      },
    },
  },
  args: { fileKey: 'offer', load: loadOffer },
} satisfies Meta<typeof Framed>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = { timeout: 15_000 };

export const Document: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await canvas.findByText('Ponudba 2026-0418', { selector: 'span' }, first);
    await expect(canvas.getByRole('navigation', { name: /^(Pages|Strani)$/ })).toBeInTheDocument();
  },
};

export const Searching: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^(Search in|Iskanje po)/ }, first));
    const search = within(await canvas.findByRole('search'));
    await userEvent.type(search.getByRole('searchbox'), 'ponudb');
    await search.findByText(/^1 (of|od) 3$/);
  },
};

export const Loading: Story = {
  args: {
    load: ({ onProgress }) => {
      onProgress(0.4);
      return new Promise(() => undefined);
    },
  },
};

export const UnreadablePage: Story = {
  args: {
    fileKey: 'unreadable',
    load: () =>
      blobOf(
        samplePdf([
          { lines: ['Page 1'], size: [595, 300] },
          { lines: [], isBroken: true },
        ]),
      ),
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^(Page 2 could not|Strani 2 ni bilo)/, {}, first);
  },
};

export const Locked: Story = {
  args: { fileKey: 'locked', load: () => blobOf(lockedPdf()) },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: /^(This file is protected|Datoteka je zaščitena)/ }, first);
  },
};

export const Damaged: Story = {
  args: { fileKey: 'damaged', load: () => blobOf(new TextEncoder().encode('no PDF')) },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert', {}, first);
  },
};

export const NotLoaded: Story = {
  args: { fileKey: 'failed', load: () => Promise.reject(new NetworkError('unreachable')) },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert', {}, first);
  },
};
