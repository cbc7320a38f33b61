import { Button, Dialog, NotificationProvider } from '@atrium/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { drawingMessages } from '../drawing/messages';
import { signatureMessages } from './messages';
import { SignaturePad, type SignaturePadProps } from './signature-pad';

function InDialog(props: SignaturePadProps) {
  return (
    <NotificationProvider closeLabel="Close" label="Notifications">
      <Dialog
        actions={<Button variant="primary">Place on page</Button>}
        closeLabel="Close"
        description="Saved as a new version; the original stays as it is."
        onClose={fn()}
        open
        title="Sign Ponudba 2026-0418"
        wide
      >
        <SignaturePad {...props} />
      </Dialog>
    </NotificationProvider>
  );
}

const meta = {
  title: 'back-office/SignaturePad',
  component: InDialog,
  parameters: {
    messages: [signatureMessages, drawingMessages],
    docs: {
      description: {
        component: `**When to use.** To take the signature of the person who is signed in, in a dialog. Its result is a picture, which a \`SignaturePlaceLayer\` places on the page. It proves nothing by itself; a certificate does.

| Key | What it does |
|---|---|
| ← → | the way to sign; typing is the keyboard's |
| Tab | to the name, the colours and the box |`,
      },
    },
  },
  args: { name: 'Maja Kovač', caption: 'Maja Kovač, 21.11.2026', onChange: fn() },
} satisfies Meta<typeof InDialog>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const lastPicture = async (onChange: SignaturePadProps['onChange']) => {
  const { calls } = (onChange as ReturnType<typeof fn>).mock;
  return (await calls.at(-1)?.[0]) as { width: number; height: number; png: Blob } | undefined;
};
const choose = async (context: Parameters<Play>[0], name: RegExp) => {
  const dialog = within(await screen.findByRole('dialog'));
  await context.userEvent.click(dialog.getByRole('radio', { name }));
  return dialog;
};

/** A PNG in base64. */
const keptPicture =
  'iVBORw0KGgoAAAANSUhEUgAAAKAAAAAwAQMAAACsZ+MtAAAABlBMVEX///8bOoyEFo6dAAAAAXRSTlMAQObYZgAAAQ9JREFUeNrVkzGuwjAMhh1lyIKa9Q1Reo0MhbNwhIwdnkSld7FujFwhR+gIEgL8uzSo4PlJtJWrfnFs/45L9EWXHxTYFgVuJwX2PRs3ruGUlBglsNmtY5gxIkZ6gw1ihBW0g0OM5hOa0a+gY/x0p9sbZEP2vihueO+8Qu7IEvYViiFvWIKo2OA9w0hnMgK5wAzDHx3fVprwA9jBUM++TnIlPElgJk9zvQKzvAv7RYEZYSdAzmHLL5crMCJLQA5zOQvcoz6pB/UfCroBJ/c3QgTkt8MC7QkaydcOY6e5ozHPxAukq/S1Nr/Yoa4nBZZ6oNnVI7ho8FCHJL1Osa3T10VlukLQJrbXoDactvzLL/QAd7dNQYGPJaEAAAAASUVORK5CYII=';

export const Draw: Story = {
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    const pad = dialog.querySelector('.drawing-layer');
    const box = pad?.getBoundingClientRect();
    const send = (type: string, x: number, y: number) =>
      pad?.dispatchEvent(
        new PointerEvent(type, {
          bubbles: true,
          cancelable: true,
          isPrimary: true,
          pointerId: 1,
          pointerType: 'mouse',
          clientX: (box?.left ?? 0) + x,
          clientY: (box?.top ?? 0) + y,
        }),
      );
    send('pointerdown', 120, 90);
    for (let at = 1; at <= 40; at += 1) send('pointermove', 120 + 5 * at, 70 + 25 * Math.sin(at / 2.5));
    send('pointerup', 320, 90);
    await waitFor(async () => expect((await lastPicture(args.onChange))?.width).toBeGreaterThan(100));
  },
};

export const Type: Story = {
  play: async (context) => {
    const dialog = await choose(context, /^(Type|Vtipkajte)$/);
    await dialog.findByRole('textbox', { name: /^(Your name|Vaše ime)$/ });
    await waitFor(async () => expect((await lastPicture(context.args.onChange))?.png.type).toBe('image/png'));
  },
};

export const Upload: Story = {
  play: async (context) => {
    const dialog = await choose(context, /^(Upload|Naložite)$/);
    const picture = document.createElement('canvas');
    picture.width = 300;
    picture.height = 120;
    const paper = picture.getContext('2d');
    if (paper === null) return;
    paper.fillStyle = 'white';
    paper.fillRect(0, 0, 300, 120);
    paper.fillStyle = 'navy';
    paper.fillRect(100, 50, 80, 6);
    const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve));
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (input && blob)
      await context.userEvent.upload(input, new File([blob], 'podpis-maja.png', { type: 'image/png' }));
    await dialog.findByText(/80 × 6 px$/);
  },
};

export const Unreadable: Story = {
  play: async (context) => {
    const dialog = await choose(context, /^(Upload|Naložite)$/);
    const input = document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    if (input) await context.userEvent.upload(input, new File(['no picture'], 'podpis.png', { type: 'image/png' }));
    await dialog.findByText(/(This file is no readable|Datoteka ni berljiva)/);
  },
};

export const Missing: Story = { args: { error: 'Draw, type or upload a signature.' } };

/** A picture that the account keeps is offered first. */
export const Kept: Story = {
  args: {
    kept: keptPicture,
    onDeleteKept: fn(),
  },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await dialog.findByRole('img', { name: /^(Your kept signature|Vaš shranjeni podpis)$/ });
    await waitFor(async () => expect(await lastPicture(args.onChange)).toBeDefined());
  },
};
