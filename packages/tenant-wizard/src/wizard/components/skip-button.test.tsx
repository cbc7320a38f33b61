import { draftId, emptyDraft } from '@atrium/api-client/testing/samples';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draftAnswers } from '../../testing/draft-answers';
import { openSection } from '../../testing/open-section';

it('marks the optional sections as left for later with one press and opens Subscription', async () => {
  const { user, calls } = await openSection('data-provider', 'Data provider', draftAnswers(emptyDraft()));
  await user.click(screen.getByRole('button', { name: 'Skip to Subscription' }));
  await screen.findByRole('heading', { level: 1, name: 'Subscription' });
  const saved = calls.filter(({ route }) => route.startsWith('PUT ')).map(({ route }) => route);
  const optional = ['data-provider', 'couriers', 'fiscalization', 'plugins'];
  expect(saved.toSorted()).toEqual(optional.map((slug) => `PUT /tenants/${draftId}/sections/${slug}`).toSorted());
  expect(screen.getByRole('link', { name: /Couriers/ }).textContent).toContain('Left for later');
  expect(screen.queryByRole('button', { name: 'Skip to Subscription' })).toBeNull();
});
