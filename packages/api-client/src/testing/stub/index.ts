export { neverSaved } from '../keep-section';
export { sampleOf } from '../sample-of';
export { sampleAdministrator, sampleConfig, samplePassword, samplePriceList, sampleUser } from '../sample-records';
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
export { shownPlan, type FakePlan } from '../fake-plan';
export { quotePlan } from './quote-plan';
