import { emptyDraft } from '@atrium/api-client/testing/samples';
import { screen } from '@testing-library/react';
import { draftAnswers } from './draft-answers';
import { openSection } from './open-section';

/** Opens the couriers of an empty draft with one of them enabled. */
export async function openCourier(title: string) {
  const page = await openSection('couriers', 'Couriers', draftAnswers(emptyDraft()));
  await page.user.click(screen.getByRole('switch', { name: title }));
  return page;
}
