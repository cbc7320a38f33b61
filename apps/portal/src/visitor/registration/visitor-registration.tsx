import { FirstVisitHelp, helpMessages, RegistrationScreen } from '@atrium/auth/registration';
import { Suspense, useMemo, useSyncExternalStore } from 'react';
import { formPart } from '../form-part';
import { useVisitorPage } from '../use-visitor-page';
import type { VisitorPage, VisitorPageProps } from '../visitor-page';

const loadForm = async () => (await import('./registration-part')).RegistrationPart;
const RegistrationPart = formPart(loadForm);
const titleKey = 'registration.title';

const neverChanges = () => () => undefined;

function VisitorRegistration({ onContinue }: VisitorPageProps) {
  const { config } = useVisitorPage(titleKey);
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  // Renders the same element each time, so that new configuration does not affect a form that is not hydrated yet.
  const form = useMemo(
    () => (
      <Suspense>
        <RegistrationPart onContinue={onContinue} />
      </Suspense>
    ),
    [onContinue],
  );
  return (
    <>
      <RegistrationScreen config={config}>{form}</RegistrationScreen>
      {isAlive && <FirstVisitHelp user={null} />}
    </>
  );
}

/** The registration as a visitor's first page; the help appears after hydration. */
export const visitorRegistration: VisitorPage = {
  Page: VisitorRegistration,
  titleKey,
  messages: [helpMessages],
  loadForm,
};
