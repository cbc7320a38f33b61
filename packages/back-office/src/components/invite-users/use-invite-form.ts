import { isApiError, isNetworkError, isTimeoutError } from '@atrium/api-client';
import type { InvitableRole } from '@atrium/api-client/contract';
import { useForm } from '@atrium/forms';
import { useCommonTexts, useLanguage, useTexts, type Language } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useEffect, useMemo, useRef } from 'react';
import { useInviteUsers } from './invite-calls';
import { inviteSchema } from './invite.schema';
import { inviteUsersMessages } from './messages';

interface InviteValues {
  readonly emails: readonly string[];
  readonly role_ids: readonly string[];
  readonly language: Language;
  readonly message: string;
}

/** The form that invites users. After a failed attempt, the first wrong address or role takes the focus. */
export function useInviteForm(roles: readonly InvitableRole[], onSent: () => void) {
  const text = useTexts(inviteUsersMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const [language] = useLanguage();
  const { mutateAsync: invite } = useInviteUsers();
  const form = useForm<InviteValues>({
    initialValues: useMemo(() => ({ emails: [], role_ids: [], language, message: '' }), [language]),
    schema: useMemo(() => inviteSchema(roles), [roles]),
    messages: [inviteUsersMessages],
    idPrefix: 'invite-',
    send: async ({ emails, role_ids: roleIds, message, ...values }) => {
      const trimmed = message.trim();
      const body = { ...values, emails: [...emails], role_ids: [...roleIds], message: trimmed === '' ? null : trimmed };
      const { data } = await invite({ body });
      notify({ tone: 'success', title: text('sent', { count: data.length }) });
      onSent();
    },
  });
  const { failure, busy, attempt, problems, idOf } = form;
  const first = problems[0]?.name;
  const seen = useRef(0);

  useEffect(() => {
    if (attempt === seen.current) return;
    seen.current = attempt;
    if (first !== undefined) document.getElementById(idOf(first))?.focus();
  }, [attempt, first, idOf]);

  function reason(): string | undefined {
    if (failure === null || busy) return undefined;
    const isUnreachable = isNetworkError(failure) || isTimeoutError(failure);
    return !isUnreachable && isApiError(failure) ? failure.message : common('failure.network');
  }

  return { form, failure: reason() };
}
