import { isValidationError } from '@atrium/api-client';
import { useFieldMessage, useLanguage } from '@atrium/i18n';
import { useUnsavedWork } from '@atrium/ui-kit';
import { checkTenantUrlName } from '@atrium/validators';
import { useFormik } from 'formik';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useStore } from 'zustand';
import { useTakenUrlName } from '../../api/check-url-name';
import { useWizard } from '../../components/use-wizard';
import { tenantMessages } from '../../messages';
import { toApplicationInput, toApplicationValues, type ApplicationValues } from '../../model/application-values';
import { applicationSchema } from './application.schema';
import type { ApplicationPath } from './application-fields';

/** The form of Application setup: filled from the draft, checked by its schema, saved while it is typed. */
export function useApplicationForm({ passwordSet }: { passwordSet: boolean }) {
  const { tenant, config, savers, onDone } = useWizard();
  const saver = savers.application;
  const [language] = useLanguage();
  const message = useFieldMessage(tenantMessages);
  const saveError = useStore(saver.state, ({ error }) => error);
  const isTaken = useTakenUrlName(tenant.id);
  const schema = useMemo(
    () => applicationSchema({ passwordSet, minimum: config.password_minimum, productName: config.product_name }),
    [passwordSet, config],
  );
  const form = useFormik({
    initialValues: toApplicationValues({ ...tenant.sections.application.data, ...saver.unsaved() }, language),
    validationSchema: schema,
    onSubmit: async (values) => {
      saver.change(toApplicationInput(values, { withPassword: true }));
      if (await saver.flush()) onDone();
    },
  });

  const { values } = form;
  /** The service refuses a name that cannot be an address, and with it the whole section: it is left out until it can be one. */
  const savedWhileTyping = useCallback(
    (typed: ApplicationValues, options?: { withPassword: boolean }) => {
      const verdict = checkTenantUrlName(typed.url_name);
      const holds = verdict.valid && !isTaken(verdict.normalized);
      return { ...toApplicationInput(typed, options), ...(holds ? {} : { url_name: null }) };
    },
    [isTaken],
  );
  const seen = useRef(values);
  useEffect(() => {
    if (seen.current === values) return;
    seen.current = values;
    saver.change(savedWhileTyping(values));
  }, [values, saver, savedWhileTyping]);

  const { url_name: urlName, password, password_confirmation: confirmation } = values;
  const hasUnsentSecret = password !== '' || confirmation !== '';
  const hasUnsentName = urlName !== '' && savedWhileTyping(values).url_name === null;
  useUnsavedWork(hasUnsentSecret || hasUnsentName);

  /** Sends a new password when its fields are left and agree; typing alone never does. */
  async function savePassword() {
    const errors = await form.validateForm();
    if (values.password === '' || errors.password !== undefined || errors.password_confirmation !== undefined) return;
    saver.change(savedWhileTyping(values, { withPassword: true }));
  }

  function errorOf(path: ApplicationPath | 'phone_country_code' | 'address.phone_country_code'): string | undefined {
    const { touched, error } = form.getFieldMeta(path);
    if (touched && error !== undefined) return message(error);
    return isValidationError(saveError) ? saveError.text(path) : undefined;
  }

  return { form, errorOf, savePassword };
}
