import { useTexts } from '@atrium/i18n';
import { Card, Status } from '@atrium/ui-kit';
import { Clock } from 'lucide-react';
import { tenantMessages } from '../../messages';
import { sections } from '../../model/section';

const leftForLater = sections.filter(({ name, required }) => !required && name !== 'payment');

/** The sections that were left for later. */
export function SetupChecklist() {
  const text = useTexts(tenantMessages);
  return (
    <Card flush title={text('details.setup')}>
      <p className="setup__text">{text('details.setupText')}</p>
      <ul className="setup">
        {leftForLater.map(({ name }) => (
          <li className="setup__section" key={name}>
            <span>{text(`wizard.section.${name}`)}</span>
            <Status icon={Clock} tone="neutral">
              {text('wizard.sectionState.later')}
            </Status>
          </li>
        ))}
      </ul>
    </Card>
  );
}
