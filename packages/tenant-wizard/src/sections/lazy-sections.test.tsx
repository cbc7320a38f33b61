import { emptyDraft } from '@atrium/api-client/testing/samples';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { connectionTestMessages } from './connection-test/messages';
import { fileMessages } from './form/messages';
import { draftAnswers } from '../testing/draft-answers';
import { fieldNamed, openSection } from '../testing/open-section';

describe('a section while a part of it loads', () => {
  it.each([
    {
      slug: 'couriers',
      title: 'Couriers',
      texts: connectionTestMessages,
      open: /^GLS/,
      field: 'Client number',
      late: 'Connection test',
    },
    {
      slug: 'fiscalization',
      title: 'Fiscalization',
      texts: fileMessages,
      open: /^Confirm invoices/,
      field: 'Tax number',
      late: 'Certificate',
    },
  ])('stays on the screen when $title is enabled', async ({ slug, title, texts, open, field, late }) => {
    const { promise: until, resolve: come } = Promise.withResolvers<void>();
    const { user } = await openSection(slug, title, draftAnswers(emptyDraft()), { late: { texts, until } });
    await user.click(screen.getByRole('switch', { name: open }));
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeDefined();
    expect(fieldNamed(field).closest('[style*="display: none"]')).toBeNull();
    expect(screen.queryByText(late)).toBeNull();
    come();
    await screen.findByText(late);
  });
});
