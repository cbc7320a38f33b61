import { sampleAdministrator } from '@atrium/api-client/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { screen } from 'storybook/test';
import { paths } from '../../../paths';
import { fromContent } from '../../model/new-document';
import { documentTexts } from '../../testing/document-texts';
import { DocumentsScreen } from '../../testing/documents-screen';
import { documentId, letterId, sampleContent } from '../../testing/sample-documents';
import { onPhone } from '../../testing/on-phone';

const { new: steps } = paths.documents;
const first = { timeout: 15_000 };
const [item] = sampleContent.items;
const wrong = item === undefined ? [] : [item, { ...item, description: 'Uvedba', unit: 'huor', discount: 1000 }];
const started = fromContent({ ...sampleContent, items: wrong }, { draft: null, base: null });
const { 'field.subject': _subject, ...incomplete } = sampleContent.fields;

const meta = {
  title: 'back-office/Documents/New document',
  component: DocumentsScreen,
  parameters: { layout: 'fullscreen', messages: documentTexts },
  args: { path: steps.template.href(), user: sampleAdministrator },
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => sessionStorage.clear(),
} satisfies Meta<typeof DocumentsScreen>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Template: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Uvedba/ }, first));
  },
};

export const NoTemplates: Story = {
  args: {
    prepare: ({ service }) => {
      service.state.records.clear();
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('There are no active templates', {}, first);
  },
};

export const Unfinished: Story = {
  args: { started },
  play: async ({ canvas }) => {
    await canvas.findByText('You have an unfinished document', {}, first);
  },
};

/** Unfinished changes of a saved document. */
export const UnfinishedChanges: Story = {
  args: {
    started: { ...started, title: 'Ponudba 2026-0417', base: { document_id: documentId, number: 2 }, changed: true },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('You have unfinished changes to a document', {}, first);
  },
};

/** The chosen template has no table for the items that were typed. */
export const ItemsLeftOut: Story = {
  args: { path: steps.customer.href(), started: { ...started, templateId: letterId } },
  play: async ({ canvas }) => {
    await canvas.findByText('2 items are left out: this template has no table for them.', {}, first);
  },
};

export const NotLoaded: Story = {
  args: {
    path: steps.fields.href(),
    started,
    prepare: ({ service }) => {
      service.reachable = false;
    },
  },
  play: async ({ canvas }) => {
    await canvas.findByText('The template could not be loaded', {}, first);
  },
};

/** A copy would replace the document that this tab was making. */
export const CopyAsks: Story = {
  args: { path: steps.copy.href(documentId), started },
  play: async () => {
    await screen.findByRole('alertdialog', {}, first);
  },
};

export const Customer: Story = {
  args: { path: steps.customer.href(), started: { ...started, customerId: '' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { name: 'Recent customers' }, first);
  },
};

export const Fields: Story = {
  args: { path: steps.fields.href(), started },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Subject/ }, first);
  },
};

export const WithGaps: Story = {
  args: { path: steps.fields.href(), started: { ...started, fields: incomplete } },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('textbox', { name: /^Subject/ }, first);
    await userEvent.click(canvas.getByRole('button', { name: 'Create preview' }));
    await canvas.findByRole('alert', {}, first);
  },
};

export const Items: Story = {
  args: { path: steps.items.href(), started },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'Items' }, first);
  },
};

export const FieldsOnPhone: Story = { ...Fields, ...onPhone };

export const ItemsOnPhone: Story = {
  ...Items,
  ...onPhone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Licenca CRM/ }, first));
    await screen.findByRole('dialog', {}, first);
  },
};

export const NoPermission: Story = {
  args: { user: { ...sampleAdministrator, roles: [], permissions: ['view/documents'] } },
};
