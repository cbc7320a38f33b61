import type { SectionName } from '@atrium/api-client/contract';
import { useTexts } from '@atrium/i18n';
import { Banner, Stack } from '@atrium/ui-kit';
import { Clock } from 'lucide-react';
import type { FormEvent } from 'react';
import { tenantMessages } from '../messages';
import { SectionHead } from './section-form/section-head';
import { sectionFormId, useWizard } from './use-wizard';

interface LaterSectionProps {
  section: SectionName;
  /** What the section will hold, in words. */
  holds: string;
}

/** A section that nothing is asked for yet: it says so, and Next goes on. */
export function LaterSection({ section, holds }: LaterSectionProps) {
  const text = useTexts(tenantMessages);
  const { onDone } = useWizard();
  const name = text(`wizard.section.${section}`);

  function submit(event: FormEvent) {
    event.preventDefault();
    onDone();
  }

  return (
    <form id={sectionFormId} onSubmit={submit}>
      <Stack gap={6}>
        <SectionHead title={name} />
        <Banner icon={Clock} title={text('step.later.title', { section: name })} tone="info">
          <p>{text('step.later.text')}</p>
          <p>
            {text('step.later.holds')} {holds}.
          </p>
        </Banner>
      </Stack>
    </form>
  );
}
