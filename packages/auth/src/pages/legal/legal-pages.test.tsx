import { screen } from '@testing-library/react';
import { describe, it } from 'vitest';
import { openPage } from '../../testing/open-page';

describe('terms and privacy', () => {
  it('shows the terms with their version', async () => {
    await openPage('/terms');
    screen.getByRole('heading', { name: 'Terms of use' });
    await screen.findByText('Version 2026-11-01');
  });

  it('shows the privacy notice in Slovenian', async () => {
    await openPage('/privacy', { language: 'sl' });
    screen.getByRole('heading', { name: 'Obvestilo o zasebnosti' });
    screen.getByRole('heading', { name: 'Vaše pravice' });
  });
});
