import { expect, it } from 'vitest';
import { ownerPerTest } from '../../../testing/owner-per-test';
import { paidTenant } from '../../../testing/paid-tenants';
import { subjectsTo } from '../../../testing/sent-mail';
import { advanceSubscriptions } from './advance-subscriptions.job';

const { test, owner, time, newName } = ownerPerTest();

it('reminds no owner of a paid plan on any of 40 days', { timeout: 120_000 }, async () => {
  await paidTenant(test, owner, newName());
  for (let passed = 0; passed < 40; passed += 1) {
    time.forward(86_400_000);
    await advanceSubscriptions(test.dependencies);
  }
  const subjects = await subjectsTo(test, owner);
  expect(subjects.filter((subject) => /is not paid yet|is read-only/.test(subject))).toEqual([]);
});
