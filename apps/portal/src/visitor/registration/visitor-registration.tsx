import { FirstVisitHelp, helpMessages, RegistrationScreen } from '@atrium/auth/registration';
import { Suspense, useMemo, useSyncExternalStore } from 'react';
import { formPart } from '../form-part';
import { useVisitorPage } from '../use-visitor-page';
import type { VisitorPage, VisitorPageProps } from '../visitor-page';

const loadForm = async () => (await import('./registration-part')).RegistrationPart;
const RegistrationPart = formPart(loadForm);
const titleKey = 'registration.title';

const neverChanges = () => () => undefined;

function VisitorRegistration({ goOn }: VisitorPageProps) {
  const { config } = useVisitorPage(titleKey);
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  // The same element each time: what the service says must not touch a form that React has not taken over yet.
  const form = useMemo(
    () => (
      <Suspense>
        <RegistrationPart goOn={goOn} />
      </Suspense>
    ),
    [goOn],
  );
  return (
    <>
      <RegistrationScreen config={config}>{form}</RegistrationScreen>
      {isAlive && <FirstVisitHelp user={null} />}
    </>
  );
}

/** The registration as a visitor's first page; the help comes when the page has come to life. */
export const visitorRegistration: VisitorPage = {
  Page: VisitorRegistration,
  titleKey,
  messages: [helpMessages],
  loadForm,
};
