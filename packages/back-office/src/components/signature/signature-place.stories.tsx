import { Button, NotificationProvider } from '@atrium/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { samplePdf } from '../../testing/sample-pdf';
import { DocumentFrame } from '../viewer/document-frame';
import { viewerMessages } from '../viewer/messages';
import { PdfViewer } from '../viewer/pdf-viewer';
import { signatureMessages } from './messages';
import type { PagePlace } from './model/signature-place';
import { PlaceKeyHelp } from './place-key-help';
import { SignaturePlaceFields } from './signature-place-fields';
import { SignaturePlaceLayer } from './signature-place-layer';
import { SuggestedPlaces } from './suggested-places';

const pdf = samplePdf([{ lines: ['Ponudba 2026-0418', '', 'Za ponudnika'] }, { lines: ['Pogoji'] }]);
const load = () => Promise.resolve(new Blob([pdf]));
const a4 = { width: 595, height: 842 };
const suggested = [
  { label: 'Za ponudnika', place: { page: 1, x: 48, y: 140, width: 200, height: 78 } },
  { label: 'Za ponudnika', place: { page: 2, x: 48, y: 600, width: 200, height: 78 } },
];
const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 78"%3E%3Cpath d="M10 60C40-10 50 80 80 30s30 40 60 0 40 10 50 0" fill="none" stroke="%231f4fa3" stroke-width="3"/%3E%3C/svg%3E';

function Placing({ onConfirm }: { onConfirm: () => void }) {
  const [place, setPlace] = useState<PagePlace>({ page: 1, x: 48, y: 140, width: 200, height: 78 });
  return (
    <NotificationProvider closeLabel="Close" label="Notifications">
      <DocumentFrame
        actions={<Button variant="primary">Sign document</Button>}
        leave={{ label: 'Back to the preview', icon: 'back', onLeave: fn() }}
        side={{
          title: 'Place',
          isOpen: false,
          onClose: fn(),
          content: (
            <>
              <SignaturePlaceFields onChange={setPlace} place={place} sizes={[a4, a4]} />
              <SuggestedPlaces onChoose={setPlace} place={place} suggested={suggested} />
              <PlaceKeyHelp />
            </>
          ),
        }}
        status="Ponudba 2026-0418, page 1 of 2"
        title="Place the signature"
      >
        <PdfViewer
          fileKey="place"
          load={load}
          renderOverlay={(area) => (
            <SignaturePlaceLayer
              area={area}
              onChange={setPlace}
              onConfirm={onConfirm}
              picture={picture}
              place={place}
            />
          )}
        />
      </DocumentFrame>
    </NotificationProvider>
  );
}

const meta = {
  title: 'back-office/SignaturePlace',
  component: Placing,
  parameters: {
    layout: 'fullscreen',
    messages: [signatureMessages, viewerMessages],
    docs: {
      description: {
        component: `**When to use.** To place the picture of a \`SignaturePad\` on a page. The layer is the overlay of a \`PdfViewer\`; the fields and the suggested places belong into the side panel.

| Key | What it does |
|---|---|
| Arrows | move by 1 mm, with Shift by 10 mm |
| + − | larger, smaller by 1 mm |
| Enter | signs |`,
      },
    },
  },
  args: { onConfirm: fn() },
} satisfies Meta<typeof Placing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ByKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = await canvas.findByRole('application', {}, { timeout: 15_000 });
    box.focus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowDown}{/Shift}+');
    await expect(box.getAttribute('aria-label')).toMatch(/ 17\.9 mm.* 59\.4 mm.* 71\.6 mm/);
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
