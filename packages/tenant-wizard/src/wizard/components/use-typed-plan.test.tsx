import { createSaver, type Saver } from '@atrium/forms';
import { emptyDraft } from '@atrium/api-client/testing/samples';
import type { Tenant } from '@atrium/api-client/contract';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SectionSavers } from '../../sections/form/components/use-wizard';
import type { SectionInput } from '../../sections/form/api/save-section';
import { useTypedPlan } from './use-typed-plan';

type Subscription = Tenant['sections']['subscription'];

it('keeps the chosen plan between its save and the update of the cached tenant', async () => {
  const tenant = emptyDraft();
  const saved = tenant.sections.subscription;
  const subscription: Saver<SectionInput<'subscription'>, Subscription> = createSaver({
    saved,
    send: (input, version) => Promise.resolve({ ...saved, data: { ...saved.data, ...input }, version: version + 1 }),
    isStale: () => false,
    delay: null,
  });
  const { result, rerender } = renderHook(() => useTypedPlan(tenant, { subscription } as SectionSavers));
  act(() => subscription.change({ plan: 'trial' }));
  await act(() => subscription.flush());
  rerender();
  expect(result.current.plan).toBe('trial');
});
