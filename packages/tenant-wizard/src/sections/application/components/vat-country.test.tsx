import { emptyDraft } from '@atrium/api-client/testing/samples';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draftAnswers } from '../../../testing/draft-answers';
import { addTo, fieldNamed, messageOf, openSection } from '../../../testing/open-section';

it('derives the country from the prefix of the VAT number, and reports no error for a country that was not chosen', async () => {
  const { user, saves } = await openSection('application', 'Application setup', draftAnswers(emptyDraft()));
  const number = fieldNamed('VAT number');
  await addTo(user, number, '136695976');
  await user.tab();
  expect(messageOf(number)).not.toContain('chosen country');
  await user.clear(number);
  await addTo(user, number, 'DE136695976');
  await waitFor(() => expect(saves().at(-1)).toMatchObject({ address: { country: 'DE', vat_number: 'DE136695976' } }));
  await user.tab();
  expect(messageOf(number)).not.toContain('chosen country');
});

it('counts the errors of a section at their fields and in the list of sections', async () => {
  const { user } = await openSection('application', 'Application setup', draftAnswers(emptyDraft()));
  await addTo(user, fieldNamed('VAT number'), 'DE12');
  await addTo(user, fieldNamed('E-mail'), 'tina');
  await user.tab();
  const step = screen.getByRole('link', { name: /Application setup/ });
  await waitFor(() => expect(step.textContent).toContain('2 errors'));
});
