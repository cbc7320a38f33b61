import type { Premise } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { useSelectWords } from '@atrium/i18n/selects';
import { EditCell, EditLine, SelectField, TextField } from '@atrium/ui-kit';
import { useMemo } from 'react';
import { fiscalizationMessages } from '../../messages';
import type { RowFieldsProps } from '../rows-card';
import type { DeviceValues } from './device-values';

interface DeviceFieldsProps extends RowFieldsProps<DeviceValues> {
  premises: readonly Premise[];
}

export function DeviceFields({ form, premises }: DeviceFieldsProps) {
  const text = useTexts(fiscalizationMessages);
  const words = useSelectWords();
  const choices = useMemo(() => premises.map(({ id, premise_id: mark }) => ({ value: id, label: mark })), [premises]);
  return (
    <EditLine>
      <EditCell span={6}>
        <TextField {...form.text('device_id')} autoComplete="off" label={text('devices.id')} required />
      </EditCell>
      <EditCell span={6}>
        <SelectField
          {...form.text('premise')}
          label={text('devices.premise')}
          options={choices}
          placeholder={text('devices.choosePremise')}
          required
          texts={words}
        />
      </EditCell>
    </EditLine>
  );
}
