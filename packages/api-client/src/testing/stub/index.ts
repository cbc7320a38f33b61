export { unsavedSection } from '../tenants/saved-section';
export { sampleOf } from '../samples/sample-of';
export { sampleAdministrator, sampleConfig, samplePassword, samplePriceList, sampleUser } from '../samples/records';
export {
  invalid,
  ok,
  okPage,
  problem,
  type StubAnswer,
  type StubAnswers,
  type StubCall,
  type StubReply,
} from './stub-answers';
export { keptSections, saveSection } from './save-section';
export { stubService, type StubService } from './stub-service';
export { shownPlan, type FakePlan } from '../billing/plan';
export { quotePlan } from './quote-plan';
