export { createFakeService, type FakeService, type FakeServiceOptions } from './fake-service';
export type {
  FakeAccount,
  FakeDocument,
  FakeDraft,
  FakeEditSession,
  FakeInvitation,
  FakeMember,
  FakeNotification,
  FakeRole,
  FakeSession,
  FakeState,
} from './state';
export { addDraft as addFakeDraft, setTenantState as showFakeState } from './tenants/tenant';
export { addNotification as addFakeNotification, type FakeCause } from './notifications/notifications';
export { applyQuote as takeFakeQuote } from './billing/subscription';
