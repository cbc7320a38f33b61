import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page';

describe('the legal pages', () => {
  it('shows the terms with their version', async () => {
    await openPage('/terms');
    expect(screen.getByRole('heading', { name: 'Terms of use' })).toBeDefined();
    expect(await screen.findByText('Version 2026-11-01')).toBeDefined();
  });

  it('shows the privacy notice in Slovenian', async () => {
    await openPage('/privacy', { language: 'sl' });
    expect(screen.getByRole('heading', { name: 'Obvestilo o zasebnosti' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Vaše pravice' })).toBeDefined();
  });
});
