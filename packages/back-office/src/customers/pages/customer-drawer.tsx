import type { Customer } from '@atrium/api-client/contract';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, Button, Drawer, Stack, useNotify } from '@atrium/ui-kit';
import { useId } from 'react';
import { RecordFields } from '../../components/form/record-fields';
import { useRecordForm } from '../../components/form/use-record-form';
import { useSaveCustomer } from '../api/customers';
import { useCountries } from '../components/use-countries';
import { customersMessages } from '../messages';
import { drawerFields } from '../model/customer-fields';

interface CustomerDrawerProps {
  customer: Customer;
  onClose: () => void;
}

/** Changes the title, the address and the VAT number of a customer. */
export function CustomerDrawer({ customer, onClose }: CustomerDrawerProps) {
  const text = useTexts(customersMessages);
  const common = useCommonTexts();
  const notify = useNotify();
  const id = useId();
  const { codes, nameOf } = useCountries();
  const { mutateAsync: send } = useSaveCustomer();
  const form = useRecordForm({
    fields: drawerFields,
    part: 'save',
    record: customer,
    messages: customersMessages,
    onSave: async (input, base = customer) => {
      const saved = await send({ id: base.id, body: { ...input, _version: base.version } });
      notify({ tone: 'success', title: text('saved', { title: saved.title }) });
      onClose();
    },
  });
  const choice = (name: string, value: string) =>
    name === 'country' ? nameOf(value) : text(value === 'sl' ? 'languages.sl' : 'languages.en');
  return (
    <Drawer
      closeLabel={common('close')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button busy={form.busy} form={id} type="submit" variant="primary">
            {text('save')}
          </Button>
        </>
      }
      onClose={onClose}
      open
      title={text('editTitle')}
    >
      <form {...form.formProps} id={id}>
        <Stack gap={4}>
          {form.recordError !== undefined && (
            <Banner role="alert" title={text('saveFailed')} tone="danger">
              {form.recordError}
            </Banner>
          )}
          <RecordFields
            choice={choice}
            choices={(name) => (name === 'country' ? codes() : undefined)}
            fields={drawerFields}
            form={form}
            label={(name) => text(`field.${name}`)}
            optionalText={common('optional')}
            part="save"
          />
        </Stack>
      </form>
    </Drawer>
  );
}
