export {
  invalid,
  ok,
  okFile,
  okPage,
  problem,
  type StubAnswer,
  type StubAnswers,
  type StubCall,
  type StubReply,
} from './stub-answers';
export { keptSections, saveSection } from './save-section';
export { stubRecord, type StubRecord } from './stub-record';
export { stubService, type StubService } from './stub-service';
export { quotePlan } from './quote-plan';
