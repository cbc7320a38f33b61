import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { paths } from '../../paths';
import { documentTexts } from '../testing/document-texts';
import { DocumentsScreen } from '../testing/documents-screen';
import { documentId, sampleDocument, sampleDraft, signedId } from '../testing/sample-documents';
import { onPhone } from '../testing/on-phone';

const preview = paths.documents.new.preview.href(sampleDraft.id);
const details = paths.documents.details.href(documentId);
const first = { timeout: 15_000 };

const meta = {
  title: 'back-office/Documents/Document',
  component: DocumentsScreen,
  parameters: { layout: 'fullscreen', messages: documentTexts },
  args: { path: preview, user: sampleAdministrator },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof DocumentsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Unsaved: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: sampleDraft.title }, first);
  },
};

export const Leave: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }, first));
    await screen.findByRole('alertdialog', {}, first);
  },
};

export const Discard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard document' }, first));
    await screen.findByRole('alertdialog', {}, first);
  },
};

export const Download: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download' }, first));
    await screen.findByRole('menuitem', { name: /Download Word/ }, first);
  },
};

export const NotSaved: Story = {
  args: {
    prepare: ({ service }) => {
      const draft = service.state.documentDrafts[0];
      if (draft !== undefined)
        service.state.documentDrafts = [{ ...draft, base: { document_id: documentId, number: 1 } }];
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Save in application/ }, first));
    await canvas.findByRole('alert', {}, first);
  },
};

export const SignedPreview: Story = {
  args: {
    prepare: ({ service }) => {
      service.state.documentDrafts = [{ ...sampleDraft, kind: 'signed', signature: 'picture', word: false }];
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit' }, first));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit fields' }, first));
    await screen.findByRole('alertdialog', {}, first);
  },
};

export const Gone: Story = { args: { path: paths.documents.new.preview.href(documentId) } };

export const UnsavedOnPhone: Story = { ...Unsaved, ...onPhone };

export const Saved: Story = {
  args: { path: details },
  play: async ({ canvas }) => {
    await canvas.findByText('Edited', {}, first);
  },
};

export const Signed: Story = { args: { path: paths.documents.details.href(signedId) } };

export const EarlierVersion: Story = { args: { path: `${details}?version=1` } };

export const Compare: Story = {
  args: { path: paths.documents.compare.href(documentId, 1, 2) },
  play: async ({ canvas }) => {
    await canvas.findByText('1 of 5 changes', {}, first);
  },
};

export const Missing: Story = { args: { path: paths.documents.details.href(sampleDraft.id) } };

export const Versions: Story = {
  ...onPhone,
  args: { path: details },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: `More actions for ${sampleDocument.title}` }, first),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Versions and details' }, first));
    await screen.findByText('From the template', {}, first);
  },
};
