import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';

import { screen } from 'storybook/test';
import { paths } from '../../paths';
import { userWith } from '../../testing/user-with';
import { sampleDocument, sampleDraft } from '../testing/sample-documents';
import { DocumentsScreen } from '../testing/documents-screen';
import { documentTexts } from '../testing/document-texts';
import type { FakeDocuments } from '../testing/fake-documents';
import { onPhone } from '../testing/on-phone';

const list = paths.documents.href();
const first = { timeout: 15_000 };

const meta = {
  title: 'back-office/Documents/List',
  component: DocumentsScreen,
  parameters: { layout: 'fullscreen', shell: true, messages: documentTexts },
  args: { path: list, user: sampleAdministrator },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof DocumentsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const List: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: sampleDocument.title }, first);
  },
};

export const Filter: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('link', { name: sampleDocument.title }, first);
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await screen.findByRole('dialog', {}, first);
  },
};

export const Archived: Story = { args: { path: `${list}?archived=true` } };

export const NothingYet: Story = {
  args: {
    prepare: ({ service }) => {
      service.state.documents = [];
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'No documents yet' }, first);
  },
};

export const NotLoaded: Story = {
  args: {
    prepare: ({ service }) => {
      service.reachable = false;
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('button', { name: 'Retry' }, first);
  },
};

export const NoPermission: Story = { args: { user: userWith() } };

export const Drafts: Story = {
  args: { path: paths.documents.drafts.href() },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: sampleDraft.title }, first);
  },
};

export const Delete: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: `More actions for ${sampleDocument.title}` }, first),
    );
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete document' }));
    await screen.findByRole('alertdialog', {}, first);
  },
};

let shown: FakeDocuments | undefined;

export const RenameOffline: Story = {
  args: {
    prepare: (fake) => {
      shown = fake;
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: `More actions for ${sampleDocument.title}` }, first),
    );
    if (shown !== undefined) shown.service.reachable = false;
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await screen.findByRole('dialog', {}, first);
  },
};

export const Phone: Story = { ...List, ...onPhone };
