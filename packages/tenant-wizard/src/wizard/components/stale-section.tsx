import { getTenantEndpoint } from '@atrium/api-client/contract';
import { recordQueryOptions, useApiClient } from '@atrium/api-client/react';
import { useTexts } from '@atrium/i18n';
import { Banner, Button, Stack } from '@atrium/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useStore } from 'zustand';
import type { SavedSection } from '../../sections/form/model/saved-section';
import type { Wizard } from '../../sections/form/components/use-wizard';
import { wizardMessages } from '../messages';

interface StaleSectionProps {
  wizard: Wizard;
  section: SavedSection;
  /** Called when the form must restart with the newer version. */
  onLoaded: () => void;
}

/** Another user saved the section: keep the entered data, or load the saved version. */
export function StaleSection({ wizard: { tenant, savers }, section, onLoaded }: StaleSectionProps) {
  const text = useTexts(wizardMessages);
  const client = useApiClient();
  const queries = useQueryClient();
  const saver = savers[section];
  const { status } = useStore(saver.state);
  if (status !== 'stale') return null;

  async function newerSection() {
    const newer = await queries.fetchQuery({
      ...recordQueryOptions(client, getTenantEndpoint, tenant.id),
      staleTime: 0,
    });
    return newer.sections[section];
  }

  async function keep() {
    saver.adopt(await newerSection());
    await saver.flush();
  }

  async function load() {
    const newer = await newerSection();
    saver.forget();
    saver.adopt(newer);
    onLoaded();
  }

  return (
    <Banner role="alert" title={text('stale.title')} tone="warning">
      <p>{text('stale.text')}</p>
      <Stack direction="row" gap={2}>
        <Button onClick={() => void keep()} size="s">
          {text('stale.keep')}
        </Button>
        <Button onClick={() => void load()} size="s">
          {text('stale.load')}
        </Button>
      </Stack>
    </Banner>
  );
}
