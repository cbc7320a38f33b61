import {
  type Codelist,
  type CodelistOption,
  codelistOptionFields,
  type CodelistSummary,
} from '@atrium/api-client/contract';
import { toRecord, type Uses } from '../../resource';
import { type Language, hasPermission, type SessionUser } from '../../platform';
import type { CodelistHead, OptionRecord } from './codelist.repository';

export interface CodelistViewContext {
  readonly user: SessionUser;
  readonly language: Language;
}

const titleIn = (language: Language, { titleEn, titleSl }: { titleEn: string; titleSl: string }) =>
  language === 'sl' ? titleSl : titleEn;

const toUser = (user: { id: string; fullName: string } | null) =>
  user === null ? null : { id: user.id, full_name: user.fullName };

function toHead({ codelist, author, modifier }: CodelistHead, { user, language }: CodelistViewContext) {
  const actions = {
    update: hasPermission(user, 'update/codelists'),
    rename: !codelist.builtIn && hasPermission(user, 'update/codelists'),
    delete: !codelist.builtIn && hasPermission(user, 'delete/codelists'),
    duplicate: hasPermission(user, 'create/codelists'),
  };
  return {
    id: codelist.id,
    slug: codelist.slug,
    title: titleIn(language, codelist),
    built_in: codelist.builtIn,
    author: toUser(author),
    last_modified: toUser(modifier),
    created_at: codelist.createdAt.toISOString(),
    updated_at: codelist.updatedAt.toISOString(),
    allowed_actions: Object.entries(actions).flatMap(([action, isAllowed]) => (isAllowed ? [action] : [])),
  };
}

export const toCodelistSummary = (head: CodelistHead, context: CodelistViewContext): CodelistSummary => ({
  ...toHead(head, context),
  options: head.options,
});

export function toCodelist(
  head: CodelistHead,
  options: readonly OptionRecord[],
  uses: ReadonlyMap<string, Uses> | null,
  context: CodelistViewContext,
): Codelist {
  const { titleEn, titleSl, version } = head.codelist;
  const data = options.map((option) => ({
    ...toOption(option, context.language),
    uses: uses?.get(option.key)?.uses ?? null,
    kept: uses?.get(option.key)?.kept ?? 0,
  }));
  return { ...toHead(head, context), title_en: titleEn, title_sl: titleSl, version, data };
}

export const toOption = (option: OptionRecord, language: Language): CodelistOption =>
  toRecord({ fields: codelistOptionFields }, 'record', { ...option, title: titleIn(language, option) }, {});
