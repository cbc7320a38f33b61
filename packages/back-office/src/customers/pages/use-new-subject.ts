import { isApiError, isNetworkError, isTimeoutError } from '@atrium/api-client';
import { useForm } from '@atrium/forms';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { useNotify } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { backOfficeMessages } from '../../components/messages';
import { formSchema } from '../../components/model/form-schema';
import { toFormValues, toInput } from '../../components/model/record-values';
import { paths } from '../../paths';
import { useSaveCustomer } from '../api/customers';
import { customersMessages } from '../messages';
import { contactsSchema } from '../model/contact.schema';
import type { TypedContact } from '../model/contact-lines';
import { companyFields } from '../model/customer-fields';

const initial = {
  ...toFormValues(companyFields, 'create'),
  contacts: [{ type: 'email', value: '' }] as readonly TypedContact[],
};

export type NewSubjectValues = typeof initial;
export type NewSubjectForm = ReturnType<typeof useNewSubject>['form'];

/** The form of a new customer. */
export function useNewSubject() {
  const text = useTexts(customersMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const forDocument = address.get('for') === 'document';
  const { mutateAsync: save } = useSaveCustomer();
  const form = useForm<NewSubjectValues>({
    initialValues: initial,
    schema: useMemo(() => formSchema(companyFields, 'create').shape({ contacts: contactsSchema }), []),
    messages: [customersMessages, backOfficeMessages],
    send: async ({ contacts, ...company }) => {
      const typed = contacts.filter(({ value }) => value.trim() !== '');
      const body = { ...toInput(companyFields, 'create', company), contacts: [...typed] };
      const made = await save({ body });
      notify({ tone: 'success', title: text('created', { title: made.title }) });
      form.reset(initial);
      void navigate(forDocument ? paths.documents.new.customer.href(made.id) : paths.customers.details.href(made.id));
    },
  });

  function failure(): string | undefined {
    const { failure: error, busy } = form;
    if (error === null || busy) return undefined;
    if (isNetworkError(error) || isTimeoutError(error)) return common('failure.network');
    return isApiError(error) ? error.message : common('failure.hint');
  }

  return {
    form,
    failure: failure(),
    /** Where Cancel leads. */
    backHref: forDocument ? paths.documents.new.customer.href() : paths.customers.href(),
    /** Sets some values at once. */
    setValues: (changes: Partial<NewSubjectValues>) => void form.formik.setValues({ ...form.values, ...changes }),
  };
}
