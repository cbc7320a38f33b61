import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, Button, Drawer, SegmentedControl, Stack, TextAreaField } from '@atrium/ui-kit';
import { useId } from 'react';
import { LoadFailure } from '../load-failure';
import { TokenField } from '../token-field/token-field';
import { useInvitableRoles } from './invite-calls';
import { inviteUsersMessages } from './messages';
import { RoleChoices } from './role-choices';
import { useInviteForm } from './use-invite-form';

interface InviteDrawerProps {
  onClose: () => void;
}

const languages = ['sl', 'en'] as const;
const noRoles = [] as const;

/** Invites up to 20 people into roles, with an e-mail in their language. */
export function InviteDrawer({ onClose }: InviteDrawerProps) {
  const text = useTexts(inviteUsersMessages);
  const common = useCommonTexts();
  const formId = useId();
  const { data, error, isFetching, refetch } = useInvitableRoles();
  const roles = data?.data ?? noRoles;
  const { form, failure } = useInviteForm(roles, onClose);
  const { values, formik, errorOf, idOf } = form;
  const set = (name: keyof typeof values, value: unknown) => void formik.setFieldValue(name, value);
  const emailsError = values.emails.length > 0 && values.emails.length <= 20 ? undefined : errorOf('emails');

  return (
    <Drawer
      closeLabel={common('close')}
      description={text('lead')}
      footer={
        <div className="invite-users__foot">
          <span className="invite-users__valid">{text('valid')}</span>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button busy={form.busy} form={formId} type="submit" variant="primary">
            {values.emails.length === 0 ? text('submitEmpty') : text('submit', { count: values.emails.length })}
          </Button>
        </div>
      }
      onClose={onClose}
      open
      title={text('title')}
    >
      <form {...form.formProps} id={formId}>
        <Stack gap={6}>
          {failure !== undefined && (
            <Banner title={text('failed')} tone="danger">
              {failure}
            </Banner>
          )}
          <TokenField
            error={emailsError}
            hint={text('emailsHint')}
            id={idOf('emails')}
            label={text('emails')}
            onChange={(emails) => set('emails', emails)}
            removeLabel={(email) => text('remove', { email })}
            required
            tokenError={(_, position) => errorOf(`emails.${position}`)}
            tokens={values.emails}
          />
          {data === undefined && error !== null ? (
            <LoadFailure busy={isFetching} error={error} onRetry={() => void refetch()} title={text('rolesFailed')} />
          ) : (
            <RoleChoices
              chosen={values.role_ids}
              error={values.role_ids.length === 0 ? errorOf('role_ids') : undefined}
              id={idOf('role_ids')}
              onChange={(ids) => set('role_ids', ids)}
              roles={data?.data}
            />
          )}
          <div className="invite-users__language">
            <span aria-hidden="true" className="a-field__label">
              {text('language')}
            </span>
            <SegmentedControl
              label={text('language')}
              onChange={(language) => set('language', language)}
              options={languages.map((value) => ({ value, label: text(value) }))}
              value={values.language}
            />
          </div>
          <TextAreaField {...form.text('message')} label={text('message')} optionalText={common('optional')} />
        </Stack>
      </form>
    </Drawer>
  );
}
