import { formatDate, useTexts } from '@atrium/i18n';
import { DefinitionList } from '@atrium/ui-kit';
import { useWizard } from '../../../sections/form/components/use-wizard';
import { fiscalizationMessages } from '../../../sections/fiscalization/messages';
import { wizardMessages } from '../../messages';

const most = 12;
const listed = (ids: readonly string[]) => `${ids.slice(0, most).join(', ')}${ids.length > most ? ', …' : ''}`;

export function ReviewFiscalization() {
  const text = useTexts(fiscalizationMessages);
  const tenantText = useTexts(wizardMessages);
  const { tenant } = useWizard();
  const { data } = tenant.sections.fiscalization;
  const { certificate, premises, devices } = tenant;

  const facts = [
    ['responsiblePerson', data.responsible_person],
    ['taxNumber', data.tax_number],
    [
      'certificate.file',
      certificate &&
        text('review.certificateOf', { holder: certificate.holder, date: formatDate(certificate.valid_until) }),
    ],
    [
      'premises.title',
      premises.length > 0 &&
        text('review.premises', {
          count: premises.length,
          ids: listed(premises.map(({ premise_id: id }) => id)),
        }),
    ],
    [
      'devices.title',
      devices.length > 0 &&
        text('review.devices', { count: devices.length, ids: listed(devices.map(({ device_id: id }) => id)) }),
    ],
    ['numbering', data.numbering && text(`numberingBy.${data.numbering}`)],
  ] as const;
  return (
    <DefinitionList
      items={facts.map(([id, value]) => ({
        id,
        term: text(id),
        value: value || <span className="review-nothing">{tenantText('reviewPage.notGiven')}</span>,
      }))}
    />
  );
}
