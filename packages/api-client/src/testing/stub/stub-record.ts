import type { Fields, PartOf } from '../../contract';
import { sampleOf } from '../samples/sample-of';
import { ok, okPage, type StubAnswers } from './stub-answers';

interface Declared<F extends Fields> {
  readonly route: string;
  readonly fields: F;
}

/** A record of a resource, and the responses of its page and its list. */
export interface StubRecord<F extends Fields> {
  readonly record: PartOf<F, 'record'>;
  readonly answers: StubAnswers;
}

/**
 * Makes a record from the declaration of its fields, for screens that show a list and a record.
 *
 * @example stubRecord(codelistsResource, { title: 'Units' })
 */
export function stubRecord<F extends Fields>(
  resource: Declared<F>,
  overrides: Partial<PartOf<F, 'record'>> = {},
): StubRecord<F> {
  const record = sampleOf(resource, 'record', overrides);
  const row = Object.entries(sampleOf(resource, 'list')).map(([name, value]) => [
    name,
    Object.hasOwn(record, name) ? record[name as keyof typeof record] : value,
  ]);
  const answers = {
    [`GET /${resource.route}`]: okPage([Object.fromEntries(row)]),
    [`GET /${resource.route}/${record.id}`]: ok(record),
  };
  return { record, answers };
}
