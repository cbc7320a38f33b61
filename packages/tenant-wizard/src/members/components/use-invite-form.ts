import { isApiError, isNetworkError, isTimeoutError, isValidationError } from '@atrium/api-client';
import type { TenantRole } from '@atrium/api-client/contract';
import { useCommonTexts, useFieldMessage, useTexts } from '@atrium/i18n';
import { useNotify, useUnsavedWork } from '@atrium/ui-kit';
import { useFormik } from 'formik';
import { useState } from 'react';
import { useInvite } from '../api/members';
import { membersMessages } from '../messages';
import { inviteSchema } from './invite.schema';

interface InviteValues {
  readonly email: string;
  readonly role: TenantRole;
}

const initialValues: InviteValues = { email: '', role: 'viewer' };

/** The invitation form: validates on blur and shows the service's errors at their fields. */
export function useInviteForm(tenantId: string, onSent: () => void) {
  const t = useTexts(membersMessages);
  const common = useCommonTexts();
  const toText = useFieldMessage(membersMessages);
  const notify = useNotify();
  const { mutateAsync: invite } = useInvite();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useFormik({
    initialValues,
    validationSchema: inviteSchema,
    onSubmit: async (values, { setFieldError, setFieldTouched }) => {
      setFailure(null);
      try {
        await invite({ params: { id: tenantId }, body: values });
        notify({ tone: 'success', title: t('sent', { email: values.email }) });
        onSent();
      } catch (error) {
        if (isValidationError(error)) {
          await setFieldTouched('email', true, false);
          return setFieldError('email', error.text('email') ?? error.message);
        }
        const unreachable = isNetworkError(error) || isTimeoutError(error);
        setFailure(!unreachable && isApiError(error) ? error.message : common('failure.network'));
      }
    },
  });
  useUnsavedWork(form.dirty);
  const emailError = form.touched.email === true ? toText(form.errors.email) : undefined;
  return { form, failure, emailError };
}
