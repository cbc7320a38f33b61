import { build, freshStart, packages, shortBench, staticChecks } from './build-suites.ts';
import type { Tally } from './tally.ts';
import {
  book,
  databases,
  furtherJourneys,
  journeys,
  kills,
  slowTests,
  testsOfChecks,
  unitTests,
} from './test-suites.ts';

export interface Suite {
  readonly title: string;
  readonly run: (browser?: string) => Promise<Tally>;
  /** Whether it keeps all cores busy. */
  readonly wide?: boolean;
  /** Approximate duration on two cores. */
  readonly seconds: number;
  /** Names of the suites that must have ended before it starts. */
  readonly after?: readonly string[];
  /** Whether only `npm test -- all` runs it, because everything would take too long on two cores. */
  readonly onlyInAll?: boolean;
  /** The part of it that runs elsewhere. */
  readonly note?: string;
}

/**
 * Everything that a change must pass before it is merged. A further suite that needs the built Storybook calls
 * `buildBook` and sets `after: ['book']`.
 */
export const suites: Readonly<Record<string, Suite>> = {
  build: { title: 'build, twice', run: build, wide: true, seconds: 35 },
  static: { title: 'static checks', run: staticChecks, seconds: 150, after: ['build'] },
  unit: {
    title: 'unit, component and route tests',
    run: unitTests,
    wide: true,
    seconds: 220,
    after: ['build'],
    note: 'repetitions and every combination: npm run prove -- long',
  },
  slow: {
    title: 'slow tests of the service',
    run: slowTests,
    wide: true,
    seconds: 150,
    after: ['build'],
    onlyInAll: true,
  },
  journeys: {
    title: 'journeys in Chromium',
    run: journeys,
    wide: true,
    seconds: 70,
    after: ['build'],
    note: 'on PGlite, in every language and width, axe in dark, by keyboard alone, at 200 %: npm run prove -- journeys',
  },
  'further-journeys': {
    title: 'further journeys in Chromium',
    run: furtherJourneys,
    wide: true,
    seconds: 80,
    after: ['build'],
    onlyInAll: true,
  },
  book: {
    title: 'Storybook and its pictures',
    run: book,
    seconds: 105,
    after: ['build'],
    onlyInAll: true,
    note: 'every story and screen, axe in each theme and language, motion and forced colours: npm run prove -- stories',
  },
  kills: {
    title: 'kills',
    run: kills,
    seconds: 45,
    after: ['build'],
    onlyInAll: true,
    note: 'every sixth step of creating; every operation in each step at every position, cancellations, keys and media, 20 times: npm run prove -- kills',
  },
  databases: {
    title: 'queries on PGlite',
    run: databases,
    seconds: 50,
    after: ['build'],
    onlyInAll: true,
    note: 'every test of the service on both: npm run prove -- databases',
  },
  packages: { title: 'published packages', run: packages, seconds: 60, after: ['build'], onlyInAll: true },
  start: {
    title: 'npm start in a fresh clone',
    run: freshStart,
    seconds: 30,
    after: ['build'],
    onlyInAll: true,
    note: 'the build with only the dependencies of a user: npm run prove -- start',
  },
  bench: { title: 'bench, short form', run: shortBench, seconds: 20, after: ['build'], onlyInAll: true },
  checks: { title: 'tests of the checks', run: testsOfChecks, seconds: 15, after: ['build'] },
};
