import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { companyNamed, completeDraft, type Person, type TenantsApp } from './tenants-app';

/** Complete drafts for tests of one section, each with its own owner. */
export interface SectionDrafts<Input extends object> {
  draft(): Promise<{ readonly id: string; readonly owner: Person }>;
  /** Saves the section in a new draft, or in `id` of `owner` with `version`. */
  save(input: Input, target?: SaveTarget): Promise<LightMyRequestResponse>;
  /** Problems that prevent the creation of a draft with this section, by field path. */
  problemsOf(input: Input): Promise<Record<string, string[]>>;
}

interface SaveTarget {
  readonly id: string;
  readonly owner: Person;
  readonly version?: number;
}

/** Creates drafts for tests of the section `slug`. */
export function sectionDrafts<Input extends object>(test: TenantsApp, slug: string): SectionDrafts<Input> {
  let people = 0;
  async function draft() {
    people += 1;
    const owner = await test.person(`Ana${people}`);
    return { owner, id: await completeDraft(owner, companyNamed(`zelena-dolina-${people}`)) };
  }

  async function save(input: Input, target?: SaveTarget) {
    const saveTarget: SaveTarget = target ?? (await draft());
    const { id, owner, version = 0 } = saveTarget;
    return owner.client.put(`/tenants/${id}/sections/${slug}`, { ...input, _version: version });
  }

  return {
    draft,
    save,
    async problemsOf(input) {
      const created = await draft();
      const saved = await save(input, created);
      expect(saved.statusCode, saved.body).toBe(200);
      const started = await created.owner.client.post(`/tenants/${created.id}/create`, {});
      return started.statusCode === 202 ? {} : started.json<{ errors: Record<string, string[]> }>().errors;
    },
  };
}
