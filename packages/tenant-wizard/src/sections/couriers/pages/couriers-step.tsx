import { courierNames } from '@atrium/api-client/contract/couriers';
import { useTexts } from '@atrium/i18n';
import { SectionForm } from '../../form/components/section-form';
import { couriersMessages } from '../messages';
import { tenantMessages } from '../../../tenant/messages';
import { CourierBlock } from '../components/courier-block';
import { useCouriersForm } from '../components/use-couriers-form';

/** Section 3: the couriers, each with a switch. */
export function CouriersStep() {
  const tenantText = useTexts(tenantMessages);
  const text = useTexts(couriersMessages);
  const form = useCouriersForm();
  return (
    <SectionForm form={form} text={text('text')} title={tenantText('section.couriers')}>
      <div className="couriers">
        {courierNames.map((name) => (
          <CourierBlock key={name} name={name} />
        ))}
      </div>
    </SectionForm>
  );
}
