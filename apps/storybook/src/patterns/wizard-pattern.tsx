import { useTexts } from '@atrium/i18n';
import { Button, ButtonLink, FieldGrid, Stack, Status, TextField, Breadcrumbs, WizardLayout } from '@atrium/ui-kit';
import { ArrowLeft, Check } from 'lucide-react';
import { bookMessages } from '../messages';

/** A long form in sections. Each has an address and a state, and is saved automatically. */
export function WizardPattern() {
  const text = useTexts(bookMessages);
  const title = text('patterns.wizard.provider');
  return (
    <WizardLayout
      back={
        <ButtonLink href="#application" icon={ArrowLeft}>
          {text('patterns.wizard.back')}
        </ButtonLink>
      }
      closeLabel={text('patterns.shell.close')}
      current="provider"
      next={<Button variant="primary">{text('patterns.wizard.next')}</Button>}
      phoneTitle={title}
      position={text('patterns.wizard.position')}
      saved={
        <Status icon={Check} tone="neutral">
          {text('patterns.wizard.saved')}
        </Status>
      }
      steps={[
        {
          id: 'application',
          label: text('patterns.wizard.application'),
          state: 'done',
          stateText: text('patterns.wizard.done'),
          href: '#application',
        },
        {
          id: 'provider',
          label: title,
          state: 'incomplete',
          stateText: text('patterns.wizard.incomplete'),
          href: '#provider',
        },
        {
          id: 'couriers',
          label: text('patterns.wizard.couriers'),
          state: 'empty',
          stateText: text('patterns.wizard.empty'),
        },
      ]}
      stepsLabel={text('patterns.wizard.sections')}
      breadcrumbs={
        <Breadcrumbs
          label={text('patterns.wizard.places')}
          places={[{ label: text('patterns.list.title'), href: '#list' }, { label: text('patterns.wizard.create') }]}
        />
      }
    >
      <Stack gap={6}>
        <Stack gap={1}>
          <h1 tabIndex={-1}>{title}</h1>
          <p>{text('patterns.wizard.lead')}</p>
        </Stack>
        <FieldGrid columns="wide-narrow">
          <TextField defaultValue="baza.sustar.example" label={text('patterns.wizard.host')} name="host" />
          <TextField defaultValue="5432" inputMode="numeric" label={text('patterns.wizard.port')} name="port" />
        </FieldGrid>
      </Stack>
    </WizardLayout>
  );
}
