import {
  type Codelist,
  type CodelistOption,
  codelistOptionFields,
  type CodelistSummary,
} from '@atrium/api-client/contract';
import { toRecord } from '../../resource';
import { type Language, hasPermission, type SessionUser } from '../../platform';
import type { CodelistHead, OptionRecord } from './codelist.repository';

export interface CodelistViewing {
  readonly user: SessionUser;
  readonly language: Language;
}

const titleIn = (language: Language, { titleEn, titleSl }: { titleEn: string; titleSl: string }) =>
  language === 'sl' ? titleSl : titleEn;

const person = (found: { id: string; fullName: string } | null) =>
  found === null ? null : { id: found.id, full_name: found.fullName };

function toHead({ codelist, author, modifier }: CodelistHead, { user, language }: CodelistViewing) {
  const actions = {
    update: hasPermission(user, 'update/codelists'),
    delete: !codelist.builtIn && hasPermission(user, 'delete/codelists'),
    duplicate: hasPermission(user, 'create/codelists'),
  };
  return {
    id: codelist.id,
    slug: codelist.slug,
    title: titleIn(language, codelist),
    built_in: codelist.builtIn,
    author: person(author),
    last_modified: person(modifier),
    created_at: codelist.createdAt.toISOString(),
    updated_at: codelist.updatedAt.toISOString(),
    allowed_actions: Object.entries(actions).flatMap(([action, may]) => (may ? [action] : [])),
  };
}

export const toCodelistSummary = (head: CodelistHead, viewing: CodelistViewing): CodelistSummary => ({
  ...toHead(head, viewing),
  options: head.options,
});

export function toCodelist(head: CodelistHead, options: readonly OptionRecord[], viewing: CodelistViewing): Codelist {
  const { titleEn, titleSl, version } = head.codelist;
  const data = options.map((option) => toOption(option, viewing.language));
  return { ...toHead(head, viewing), title_en: titleEn, title_sl: titleSl, version, data };
}

export const toOption = (option: OptionRecord, language: Language): CodelistOption =>
  toRecord({ fields: codelistOptionFields }, 'record', { ...option, title: titleIn(language, option) }, {});
