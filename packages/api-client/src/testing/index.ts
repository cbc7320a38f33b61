export { createFakeService, type FakeService, type FakeServiceOptions } from './fake-service';
export type { FakeAccount, FakeInvitation, FakeMember, FakeNotification, FakeSession, FakeState } from './fake-state';
export { addDraft as addFakeDraft, showState as showFakeState } from './fake-tenant';
export { addNotification as addFakeNotification, type FakeCause } from './fake-notifications';
export { sampleAdministrator, sampleConfig, samplePassword, sampleUser } from './sample-records';
export { takeQuote as takeFakeQuote } from './fake-subscription';
