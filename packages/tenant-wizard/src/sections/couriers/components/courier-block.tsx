import { couriers, type CourierName } from '@atrium/api-client/contract/couriers';
import { useTexts } from '@atrium/i18n';
import { Stack, Switch } from '@atrium/ui-kit';
import { Suspense } from 'react';
import { useSectionFields } from '../../form/components/section-form-context';
import { couriersMessages } from '../messages';
import type { CouriersValues } from '../model/courier-values';
import { AccountFields } from './account-fields';
import { CourierTest } from './courier-test';
import { SenderFields } from './sender-fields';

/** A courier: its switch, and its fields while it is enabled. */
export function CourierBlock({ name }: { name: CourierName }) {
  const text = useTexts(couriersMessages);
  const { form } = useSectionFields<CouriersValues>();
  const { enabled } = form.values[name];
  const { title } = couriers[name];
  return (
    <div aria-label={title} className="courier" role="group">
      <Switch
        checked={enabled}
        hint={text(`courier.${name}.about`)}
        label={<span className="courier__name">{title}</span>}
        name={`${name}.enabled`}
        onChange={form.handleChange}
      />
      {enabled && (
        <Stack gap={5}>
          <AccountFields name={name} />
          <SenderFields name={name} />
          <Suspense>
            <CourierTest name={name} />
          </Suspense>
        </Stack>
      )}
    </div>
  );
}
