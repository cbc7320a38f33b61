export { createFakeService, type FakeService, type FakeServiceOptions } from './fake-service';
export type { FakeAccount, FakeState } from './fake-state';
export { addDraft as addFakeDraft, showState as showFakeState } from './fake-tenant';
export { sampleAdministrator, sampleConfig, samplePassword, sampleUser } from './sample-records';
