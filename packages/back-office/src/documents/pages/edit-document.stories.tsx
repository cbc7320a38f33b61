import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { paths } from '../../paths';
import { documentTexts } from '../testing/document-texts';
import { DocumentsScreen } from '../testing/documents-screen';
import { otherSession, ownSession, savedFacts, withSession } from '../testing/edit-session';
import { documentId, sealedDocument, signedId } from '../testing/sample-documents';
import { onPhone } from '../testing/on-phone';

const details = paths.documents.details.href(documentId);
const first = { timeout: 15_000 };

const meta = {
  title: 'back-office/Documents/Editing',
  component: DocumentsScreen,
  parameters: { layout: 'fullscreen', messages: documentTexts },
  args: { path: details, user: sampleAdministrator },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof DocumentsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Choose: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }, first));
    await screen.findByRole('menuitem', { name: 'Open in Word' }, first);
  },
};

export const NoWordFile: Story = {
  ...Choose,
  args: { path: paths.documents.details.href(signedId) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }, first));
    await screen.findByRole('menuitem', { name: /^Open in Word/ }, first);
  },
};

export const SignedVersion: Story = {
  args: {
    prepare: ({ service }) => {
      service.state.documents = [structuredClone(sealedDocument)];
    },
  },
  play: async (context) => {
    await Choose.play?.(context);
    await context.userEvent.click(screen.getByRole('menuitem', { name: 'Open in Word' }));
    await screen.findByRole('alertdialog', {}, first);
  },
};

export const Fields: Story = {
  play: async (context) => {
    await Choose.play?.(context);
    await context.userEvent.click(screen.getByRole('menuitem', { name: 'Edit fields' }));
    await screen.findByRole('alertdialog', {}, first);
  },
};

export const InWord: Story = {
  args: { prepare: withSession({ ...ownSession, ...savedFacts }) },
  play: async ({ canvas }) => {
    await canvas.findByRole('region', { name: 'Being edited in Word' }, first);
  },
};

export const DidNotOpen: Story = {
  args: { prepare: withSession(ownSession) },
  play: async ({ canvas }) => {
    await canvas.findByText('Press Open again to get the address of the file.', {}, first);
  },
};

export const Locked: Story = {
  args: { prepare: withSession(otherSession) },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Ask to finish' }, first);
  },
};

export const Upload: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }, first));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Upload a file' }, first));
    await screen.findByRole('dialog', {}, first);
  },
};

export const NotSigned: Story = {
  play: async (context) => {
    const { userEvent } = context;
    await Upload.play?.(context);
    await screen.findByText('Word (.docx) or PDF, at most 20 MB.', {}, first);
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    if (input) await userEvent.upload(input, new File(['%PDF'], 'ponudba.pdf', { type: 'application/pdf' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Upload' }));
    await screen.findByRole('alert', {}, first);
  },
};

export const InWordOnPhone: Story = { ...InWord, ...onPhone };

export const LockedOnPhone: Story = { ...Locked, ...onPhone };
