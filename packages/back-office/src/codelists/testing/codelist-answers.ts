import {
  codelistsResource,
  type Codelist,
  type CodelistSummary,
  type ReferenceGroup,
} from '@atrium/api-client/contract';
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

const [units] = sampleCodelists;

/** Units to which records refer: hours are in use, days are hidden. */
export const usedUnits: Codelist = {
  ...units,
  data: units.data.map((option) => ({
    ...option,
    ...({ hour: { uses: 12, kept: 2 }, day: { uses: 0, kept: 0, hidden: true } }[option.key] ?? { uses: 0, kept: 0 }),
  })),
};

/** The records that use hours. */
export const hourUses: readonly ReferenceGroup[] = [
  {
    module: 'customers',
    uses: 12,
    kept: 2,
    records: [
      {
        id: '018f0000-0000-7000-8000-000000000091',
        title: 'Zelena dolina',
        subtitle: 'Maribor',
        href: '/customers/91',
      },
      { id: '018f0000-0000-7000-8000-000000000092', title: 'Kovačija Žagar', subtitle: null, href: '/customers/92' },
    ],
  },
];

/** Responses for codelists whose units are in use. */
export const usedAnswers = (): StubAnswers => {
  const [, ...others] = sampleCodelists;
  const hour = usedUnits.data.find(({ key }) => key === 'hour');
  return {
    ...codelistAnswers([usedUnits, ...others]),
    [`GET /codelists/${units.id}/uses/${hour?.id}`]: ok({ data: hourUses }),
  };
};
