import { checkTenantUrlName, isTenantUrlName, suggestTenantUrlName, tenantUrlNameMaximum } from '@atrium/validators';
import type { AnswerOf } from '@atrium/api-client/contract';
import type { CallOf, urlNameSchema } from '@atrium/api-client/contract/schemas';
import { asService } from '../platform';
import type { TenantsDependencies } from './dependencies';
import { findTakenUrlNames } from './tenant.repository';
import { tenantUrl } from './tenant-url';

type UrlNameAnswer = AnswerOf<CallOf<typeof urlNameSchema>>;

const maximumSuggestions = 3;

/** Similar names, in the order of suggestion. */
function alternatives(name: string): readonly string[] {
  const base = suggestTenantUrlName(name);
  const endings = ['', '-crm', '-2', '-3', '-4', '-5', '-6', '-7'];
  return endings
    .map((ending) => `${base.slice(0, tenantUrlNameMaximum - ending.length)}${ending}`)
    .filter(isTenantUrlName);
}

/** Checks whether a name is free for the tenant `ownId`, or for a new tenant if null. */
export async function checkUrlName(
  dependencies: TenantsDependencies,
  input: string,
  ownId: string | null,
): Promise<UrlNameAnswer> {
  const { database, clock, settings } = dependencies;
  const verdict = checkTenantUrlName(input);
  const name = verdict.valid ? verdict.normalized : input;
  const others = alternatives(name).filter((other) => other !== name);
  const asked = verdict.valid ? [name, ...others] : others;
  const taken = await asService(database, 'other-tenants', (tx) =>
    findTakenUrlNames(tx, asked, clock(), ownId ?? undefined),
  );
  const reason = verdict.valid
    ? taken.has(name)
      ? 'taken'
      : null
    : verdict.reason === 'reserved'
      ? 'reserved'
      : 'invalid';
  return {
    available: reason === null,
    reason,
    url: verdict.valid ? tenantUrl(settings.tenantUrlTemplate, name) : null,
    suggestions: reason === null ? [] : others.filter((other) => !taken.has(other)).slice(0, maximumSuggestions),
  };
}
