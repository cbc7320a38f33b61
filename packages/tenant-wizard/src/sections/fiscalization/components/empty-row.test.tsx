import { withFiscalization, sampleDraft } from '@atrium/api-client/testing/samples';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draftAnswers } from '../../../testing/draft-answers';
import { openSection } from '../../../testing/open-section';

it('marks every empty field of a new premise with the first press of Save', async () => {
  const draft = withFiscalization(sampleDraft());
  const { user } = await openSection('fiscalization', 'Fiscalization', draftAnswers(draft));
  await user.click(screen.getByRole('button', { name: 'Add premise' }));
  const row = await screen.findByRole('group', { name: 'New business premise' });
  await user.click(within(row).getByRole('button', { name: 'Save premise' }));
  const wrong = () => [...row.querySelectorAll('[aria-invalid="true"]')].map(({ id }) => id.replace('premise-', ''));
  await waitFor(() => expect(wrong()).not.toEqual([]));
  const place = ['address', 'house_number', 'postal_code', 'post', 'city'];
  expect(wrong()).toEqual(['premise_id', ...place, 'cadastral_number', 'building_number', 'section_number']);
});
