import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, within } from 'storybook/test';
import { paths } from '../../paths';
import { documentTexts } from '../testing/document-texts';
import { DocumentsScreen } from '../testing/documents-screen';
import { documentId, sampleDocument, sampleDraft, sealedDocument, signedId } from '../testing/sample-documents';
import { onPhone } from '../testing/on-phone';

const first = { timeout: 15_000 };
const sentBefore = {
  documentId,
  number: 1,
  recipient: 'alja@zabar.example',
  author: { id: documentId, full_name: 'Maja Kovač' },
  created_at: '2026-11-20T15:20:00.000Z',
};

const meta = {
  title: 'back-office/Documents/Send, draw, sign',
  component: DocumentsScreen,
  parameters: { layout: 'fullscreen', messages: documentTexts },
  args: { path: paths.documents.details.href(documentId), user: sampleAdministrator },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof DocumentsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const press =
  (name: RegExp): Play =>
  async ({ canvas, userEvent }) =>
    userEvent.click(await canvas.findByRole('button', { name }, first));

const openSend: Play = async (context) => {
  await press(/^(Send|Send to customer)$/)(context);
  await screen.findByRole('textbox', { name: /^Subject/ }, first);
};

const openDrawing: Play = async (context) => {
  await press(/^Draw$/)(context);
  await context.canvas.findByRole('toolbar', { name: 'Drawing' }, first);
};

const openSign: Play = async (context) => {
  await press(/^Sign$/)(context);
  await screen.findByRole('dialog', {}, first);
};

const sealWith =
  (password: string): Play =>
  async (context) => {
    await openSign(context);
    const { userEvent } = context;
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Type' }));
    await userEvent.click(dialog.getByRole('switch', { name: /^Digital signature/ }));
    const file = document.querySelector<HTMLInputElement>('[role=dialog] input[accept=".p12,.pfx"]');
    if (file !== null) await userEvent.upload(file, new File(['maja.p12'], 'maja.p12'));
    await userEvent.type(dialog.getByLabelText('Password of the certificate'), password);
    await userEvent.click(dialog.getByRole('button', { name: 'Place on page' }));
  };

const certified: Story['args'] = {
  prepare: ({ service }) => {
    service.state.timeStampAuthority = 'silent';
    service.state.certificateFiles = [
      {
        name: 'maja.p12',
        password: 'secret-1',
        facts: {
          holder: 'Maja Kovač',
          tax_number: '59082437',
          issuer: 'SIGEN-CA G2',
          issuer_kind: 'other',
          valid_from: '2026-01-01T00:00:00.000Z',
          valid_until: '2028-03-14T00:00:00.000Z',
        },
      },
    ];
  },
};

/** A certificate has sealed the document, so a picture alone cannot sign it. */
export const SignSealed: Story = { args: { path: paths.documents.details.href(signedId) }, play: openSign };

export const Send: Story = { play: openSend };

export const SendOnPhone: Story = { ...onPhone, play: openSend };

export const SentBefore: Story = {
  args: {
    prepare: ({ service }) => {
      service.state.documentSends = [
        { ...sentBefore, id: '1', state: 'waiting', reason: null },
        { ...sentBefore, id: '2', state: 'refused', reason: '550 no such user' },
        { ...sentBefore, id: '3', state: 'handed_over', reason: null },
      ];
    },
  },
  play: openSend,
};

export const TooLargeToSend: Story = {
  args: {
    prepare: ({ service }) => {
      service.state.mailAttachmentLimit = 1024;
    },
  },
  play: async (context) => {
    await openSend(context);
    await context.userEvent.click(screen.getByRole('button', { name: 'Send to 1 contact' }));
    await screen.findByRole('alert', {}, first);
  },
};

export const NothingToSendTo: Story = {
  args: {
    prepare: ({ service }) => {
      service.state.documents = [{ ...sampleDocument, customer: null }];
    },
  },
};

export const Draw: Story = { play: openDrawing };

export const DrawOnPhone: Story = { ...onPhone, play: openDrawing };

export const DrawOnPreview: Story = {
  args: { path: paths.documents.new.preview.href(sampleDraft.id) },
  play: openDrawing,
};

export const DrawOnSigned: Story = {
  args: {
    prepare: ({ service }) => {
      service.state.documents = [structuredClone(sealedDocument)];
    },
  },
  play: async (context) => {
    await press(/^Draw$/)(context);
    await screen.findByRole('alertdialog', {}, first);
  },
};

export const Sign: Story = { play: openSign };

export const SignOnPhone: Story = { ...onPhone, play: openSign };

export const WrongPassword: Story = {
  args: certified,
  play: async (context) => {
    await sealWith('wrong')(context);
    await screen.findByText('The certificate and password combination is incorrect.', {}, first);
  },
};

export const Place: Story = {
  args: certified,
  play: async (context) => {
    await sealWith('secret-1')(context);
    await context.canvas.findByRole('application', {}, first);
  },
};

export const WithoutTimeStamp: Story = {
  args: certified,
  play: async (context) => {
    await sealWith('secret-1')(context);
    await context.canvas.findByRole('application', {}, first);
    await press(/^Sign and seal$/)(context);
    await screen.findByRole('alertdialog', {}, first);
  },
};
