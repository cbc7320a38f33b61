import { I18nProvider, startI18n, type FeatureMessages, type Language } from '@atrium/i18n';
import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allMessages } from '../messages';
import { stubService, type StubAnswers } from '@atrium/api-client/testing/stub';
import { TenantScreen, type TenantScreenProps } from './tenant-screen';

export interface OpenPageOptions extends Pick<TenantScreenProps, 'stripe' | 'events'> {
  readonly answers?: StubAnswers;
  readonly language?: Language;
  /** Texts that load after the rest of the page. */
  readonly late?: { readonly texts: FeatureMessages; readonly until: Promise<void> };
}

const delayed = ({ namespace, resources }: FeatureMessages, until: Promise<void>): FeatureMessages => ({
  namespace,
  resources: { en: async () => until.then(resources.en), sl: async () => until.then(resources.sl) },
});

export async function openPage(path: string, { answers = {}, language = 'en', late, ...screen }: OpenPageOptions = {}) {
  const isLate = ({ namespace }: FeatureMessages) => namespace === late?.texts.namespace;
  const i18n = await startI18n({
    messages: allMessages.map((one: FeatureMessages) => (isLate(one) && late ? delayed(one, late.until) : one)),
    language,
    preload: allMessages.filter((one) => !isLate(one)).map(({ namespace }) => namespace),
  });
  const service = stubService(answers);
  render(
    <I18nProvider i18n={i18n}>
      <TenantScreen {...screen} path={path} service={service} />
    </I18nProvider>,
  );
  return { user: userEvent.setup(), calls: service.calls };
}
