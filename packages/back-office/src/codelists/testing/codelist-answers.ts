import { codelistsResource, type Codelist, type CodelistSummary } from '@atrium/api-client/contract';
import { sampleCodelists, sampleOf } from '@atrium/api-client/testing/samples';
import { ok, okPage, type StubAnswers } from '@atrium/api-client/testing/stub';

const rowOf = (codelist: Codelist): CodelistSummary => ({
  ...sampleOf(codelistsResource, 'list', { ...codelist }),
  options: codelist.data.length,
});

/** The responses that the page needs. */
export const codelistAnswers = (codelists: readonly Codelist[] = sampleCodelists): StubAnswers => ({
  'GET /codelists': okPage(codelists.map(rowOf)),
  ...Object.fromEntries(codelists.map((codelist) => [`GET /codelists/${codelist.id}`, ok(codelist)])),
});
