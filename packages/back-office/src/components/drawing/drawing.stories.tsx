import { NotificationProvider, useMediaQuery, Button } from '@atrium/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { samplePdf } from '../../testing/sample-pdf';
import { DocumentFrame } from '../viewer/document-frame';
import { viewerMessages } from '../viewer/messages';
import { PdfViewer } from '../viewer/pdf-viewer';
import { DrawingKeyHelp } from './drawing-key-help';
import { DrawingLayer } from './drawing-layer';
import { DrawingTools } from './drawing-tools';
import { drawingMessages } from './messages';
import type { DrawnStroke } from './model/drawing';
import { StrokeList } from './stroke-list';
import { useDrawing } from './use-drawing';

const pdf = samplePdf([
  { lines: ['Ponudba 2026-0418', 'Za placilo: 2.508,32', '', 'Uvedba traja dva tedna.'] },
  { lines: ['Priloga'], rotate: 90, cropBox: [20, 100, 575, 800] },
]);
const load = () => Promise.resolve(new Blob([pdf]));
const circle = Array.from({ length: 40 }, (_, at) => {
  const turn = (at / 38) * 2 * Math.PI;
  return [110 + 80 * Math.cos(turn), 92 + 16 * Math.sin(turn), 0.5] as const;
});
const start: DrawnStroke[] = [
  {
    id: 1,
    page: 1,
    color: 'highlighter',
    width: 14,
    points: [
      [50, 139, 0.5],
      [195, 139, 0.5],
    ],
    drawnAt: new Date('2026-11-21T10:46:00'),
  },
  { id: 2, page: 1, color: 'red', width: 2, points: circle, drawnAt: new Date('2026-11-21T10:47:00') },
];

function Drawn({ strokes }: { strokes: readonly DrawnStroke[] }) {
  const drawing = useDrawing(strokes);
  const isWide = useMediaQuery('(min-width: 1120px)');
  const [isOpen, setOpen] = useState(false);
  return (
    <NotificationProvider closeLabel="Close" label="Notifications">
      <DocumentFrame
        actions={
          <>
            {!isWide && <Button onClick={() => setOpen(true)}>Strokes</Button>}
            <Button variant="primary">Save copy with drawing</Button>
          </>
        }
        leave={{ label: 'Back to the preview', icon: 'back', onLeave: fn() }}
        side={{
          title: 'Strokes',
          isOpen,
          onClose: () => setOpen(false),
          content: (
            <>
              <StrokeList drawing={drawing} />
              {isWide && <DrawingKeyHelp />}
            </>
          ),
        }}
        status={`${drawing.strokes.length} strokes, the original stays as it is`}
        title="Drawing on Ponudba 2026-0418"
      >
        <PdfViewer
          bar={<DrawingTools drawing={drawing} />}
          fileKey="drawing"
          load={load}
          renderOverlay={(area) => <DrawingLayer area={area} drawing={drawing} />}
        />
      </DocumentFrame>
    </NotificationProvider>
  );
}

const meta = {
  title: 'back-office/Drawing',
  component: Drawn,
  parameters: {
    layout: 'fullscreen',
    messages: [viewerMessages, drawingMessages],
    docs: {
      description: {
        component: `**When to use.** To draw on the pages of a document. The layer is the renderOverlay of a \`PdfViewer\`, the tools its bar, and the list belongs into the side panel.

| Key | What it does |
|---|---|
| P, H, E | pen, highlighter, eraser |
| 1 to 4 | colour |
| Ctrl Z, Ctrl Y | undo, redo |
| Space, held | moves the page |
| Tab | to the tools, then to the strokes, each of which can be erased |`,
      },
    },
  },
  args: { strokes: start },
} satisfies Meta<typeof Drawn>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = { timeout: 15_000 };

export const Strokes: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('toolbar', { name: /^(Drawing|Risanje)$/ }, first);
  },
};

export const DrawingByHand: Story = {
  args: { strokes: [] },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('toolbar', { name: /^(Drawing|Risanje)$/ }, first);
    const layer = () => canvasElement.querySelector('.drawing-layer');
    await waitFor(() => expect(layer()).not.toBeNull());
    const page = layer();
    const box = page?.getBoundingClientRect();
    const send = (type: string, x: number, y: number) =>
      page?.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          isPrimary: true,
          pointerId: 1,
          pointerType: 'mouse',
          buttons: 1,
          clientX: (box?.left ?? 0) + x,
          clientY: (box?.top ?? 0) + y,
        }),
      );
    send('pointerdown', 40, 60);
    for (let at = 1; at <= 20; at += 1) send('pointermove', 40 + 8 * at, 60 + 20 * Math.sin(at / 3));
    send('pointerup', 200, 60);
    await canvas.findByText(/^1 strokes/);
  },
};

export const Nothing: Story = { args: { strokes: [] } };
