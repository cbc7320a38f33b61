import { sql } from 'drizzle-orm';
import type { Caller, SessionUser } from '../../platform';
import { media } from './media.table';
import { recordedMediaFields } from './recorded-media-fields';

export interface MediaCall {
  readonly user: SessionUser;
  readonly caller: Caller;
}

/** The fields shared by every audit entry about one of the media. */
export const mediaAudit = ({ user, caller }: MediaCall, id: string, at: Date) => ({
  title: sql`(select ${media.title} from ${media} where ${media.id} = ${id})`,
  fields: recordedMediaFields,
  actorId: user.id,
  outcome: 'done' as const,
  subjectType: 'media',
  subjectId: id,
  requestId: caller.requestId,
  ip: caller.ip,
  at,
});

type Values = Readonly<Record<string, unknown>>;

/** The fields whose values differ, before and after. */
export function changedFields(before: Values, after: Values): { before: Values; after: Values } {
  const names = Object.keys(after).filter((name) => before[name] !== after[name]);
  const pick = (values: Values) => Object.fromEntries(names.map((name) => [name, values[name]]));
  return { before: pick(before), after: pick(after) };
}
