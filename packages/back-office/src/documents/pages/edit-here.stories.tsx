import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen, userEvent, within } from 'storybook/test';
import { paths } from '../../paths';
import { documentTexts } from '../testing/document-texts';
import { DocumentsScreen } from '../testing/documents-screen';
import { ownSession, savedFacts, withSession } from '../testing/edit-session';
import { onPhone } from '../testing/on-phone';
import { documentId } from '../testing/sample-documents';
import { damageWordFile, loseLock } from '../testing/word-files';

const first = { timeout: 30_000 };
const page = { ...ownSession, ...savedFacts, saved_at: null, pages: null, program: 'page' as const };

const meta = {
  title: 'back-office/Documents/Editing here',
  component: DocumentsScreen,
  parameters: { layout: 'fullscreen', messages: documentTexts },
  args: { path: paths.documents.edit.href(documentId), user: sampleAdministrator },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof DocumentsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

async function type(canvasElement: HTMLElement): Promise<void> {
  const editor = await within(canvasElement).findByRole('textbox', {}, first);
  await userEvent.click(within(editor).getByText(/^Version/));
  await userEvent.keyboard(' Žagar šteje čase');
}

export const Opened: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', {}, first);
  },
};

export const Changed: Story = {
  play: async ({ canvas, canvasElement }) => {
    await type(canvasElement);
    await canvas.findByText('Not saved', {}, first);
  },
};

export const Leaving: Story = {
  play: async (context) => {
    await Changed.play?.(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Back to the document' }));
    await screen.findByRole('alertdialog', {}, first);
  },
};

let service: { reachable: boolean };

export const NotSaved: Story = {
  args: {
    prepare: (fake) => {
      ({ service } = fake);
    },
  },
  play: async (context) => {
    await Changed.play?.(context);
    service.reachable = false;
    await userEvent.click(context.canvas.getByRole('button', { name: 'Save' }));
    await context.canvas.findByRole('alert', {}, first);
  },
};

export const Unreadable: Story = {
  args: { prepare: damageWordFile },
  play: async ({ canvas }) => {
    await canvas.findByRole('alert', {}, first);
  },
};

export const LockLapsed: Story = {
  args: {
    prepare: (fake) => {
      withSession(page)(fake);
      loseLock(fake, page.id);
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText(/^Špela Črešnjevec is editing this document now/, {}, first);
  },
};

export const OpenElsewhere: Story = {
  args: { path: paths.documents.details.href(documentId), prepare: withSession(page) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Continue editing' }, first);
  },
};

export const ChangedOnPhone: Story = { ...Changed, ...onPhone };
