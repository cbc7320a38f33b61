import { isConflictError } from '@atrium/api-client';
import { useForm } from '@atrium/forms';
import { useTexts } from '@atrium/i18n';
import { Button, Stack, TextField } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { object } from 'yup';
import { useConfig } from '../../api/get-config';
import { useSignUpByInvitation } from '../../api/invitations';
import { FormProblems } from '../../components/form/form-problems';
import { RegistrationFields, useRegistrationLabels } from '../../components/registration/registration-fields';
import { registrationShape } from '../../components/registration/registration-shape';
import { usePasswordRules } from '../../components/use-password-rules';
import { invitationMessages } from '../../invitation-messages';
import { authMessages } from '../../messages';
import { toInvitationRefusal, type InvitationRefusal } from '../../model/invitation-refusal';

export interface InvitedFormProps {
  readonly token: string;
  readonly email: string;
  readonly onRefused: (refusal: InvitationRefusal) => void;
  /** The e-mail has an account by now: it logs in instead. */
  readonly onHasAccount: () => void;
}

const emptyAccount = {
  full_name: '',
  country_code: 'SI',
  phone: '',
  password: '',
  password_confirmation: '',
  terms: false,
};

/** The registration of an invited e-mail: the link proves it, so the account is active and signed in at once. */
export function InvitedForm({ token, email, onRefused, onHasAccount }: InvitedFormProps) {
  const t = useTexts(invitationMessages);
  const auth = useTexts(authMessages);
  const labels = useRegistrationLabels();
  const config = useConfig();
  const rules = usePasswordRules(config, undefined, email);
  const { mutateAsync: signUp } = useSignUpByInvitation();
  const form = useForm({
    initialValues: emptyAccount,
    messages: [authMessages],
    schema: useMemo(() => object(registrationShape(rules, ({ full_name }) => [full_name])), [rules]),
    send: async (account) => {
      try {
        await signUp({ params: { token }, body: account });
      } catch (error) {
        const refusal = toInvitationRefusal(error);
        if (refusal !== undefined) return onRefused(refusal);
        if (isConflictError(error) && error.code === 'account_exists') return onHasAccount();
        throw error;
      }
    },
  });
  return (
    <form {...form.formProps}>
      <Stack gap={5}>
        <FormProblems form={form} labels={labels} />
        <RegistrationFields
          config={config}
          email={
            <TextField
              autoComplete="username"
              hint={t('emailHint')}
              label={auth('fields.email')}
              name="email"
              readOnly
              type="email"
              value={email}
            />
          }
          form={form}
          rules={{ ...rules, words: [...rules.words, form.values.full_name] }}
        />
        <Button block busy={form.busy} size="l" type="submit" variant="primary">
          {form.busy ? t('signingUp') : t('signUp')}
        </Button>
      </Stack>
    </form>
  );
}
