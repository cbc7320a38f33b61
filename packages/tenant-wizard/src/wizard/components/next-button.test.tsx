import { emptyDraft } from '@atrium/api-client/testing/samples';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { draftAnswers } from '../../testing/draft-answers';
import { openSection } from '../../testing/open-section';

it('skips no section when a second press of Next, or a held Ctrl+Enter, reaches the new section', async () => {
  const { user } = await openSection('couriers', 'Couriers', draftAnswers(emptyDraft()));
  const next = () => screen.getByRole('button', { name: 'Next' });
  await user.click(next());
  await screen.findByRole('heading', { level: 1, name: 'Fiscalization' });
  const submitted = vi.fn<() => void>();
  document.addEventListener('submit', submitted, true);
  fireEvent.click(next(), { detail: 2 });
  fireEvent.keyDown(document.body, { key: 'Enter', ctrlKey: true, repeat: true });
  expect(submitted).not.toHaveBeenCalled();
  fireEvent.click(next(), { detail: 1 });
  expect(submitted).toHaveBeenCalledOnce();
  document.removeEventListener('submit', submitted, true);
  await screen.findByRole('heading', { level: 1, name: 'Plugins' });
});
