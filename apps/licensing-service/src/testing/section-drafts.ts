import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import { companyNamed, completeDraft, type Person, type TenantsApp } from './tenants-app';

/** Complete drafts in which one section is tried, each of a person with no other. */
export interface SectionDrafts<Input extends object> {
  draft(): Promise<{ readonly id: string; readonly owner: Person }>;
  /** Saves the section into a draft of its own, or into `id` of `owner` over `version`. */
  save(input: Input, into?: SavedInto): Promise<LightMyRequestResponse>;
  /** What keeps a draft with this section from being created, by place. */
  problemsOf(input: Input): Promise<Record<string, string[]>>;
}

interface SavedInto {
  readonly id: string;
  readonly owner: Person;
  readonly version?: number;
}

/** Drafts for the tests of the section `slug`. */
export function sectionDrafts<Input extends object>(test: TenantsApp, slug: string): SectionDrafts<Input> {
  let people = 0;
  async function draft() {
    people += 1;
    const owner = await test.person(`Ana${people}`);
    return { owner, id: await completeDraft(owner, companyNamed(`zelena-dolina-${people}`)) };
  }

  async function save(input: Input, into?: SavedInto) {
    const place: SavedInto = into ?? (await draft());
    const { id, owner, version = 0 } = place;
    return owner.client.put(`/tenants/${id}/sections/${slug}`, { ...input, _version: version });
  }

  return {
    draft,
    save,
    async problemsOf(input) {
      const made = await draft();
      const saved = await save(input, made);
      expect(saved.statusCode, saved.body).toBe(200);
      const started = await made.owner.client.post(`/tenants/${made.id}/create`, {});
      return started.statusCode === 202 ? {} : started.json<{ errors: Record<string, string[]> }>().errors;
    },
  };
}
