import { usePermission } from '@atrium/api-client/react';
import { useCommonTexts, useTexts } from '@atrium/i18n';
import { Banner, Button, HorizontalStepper, useMediaQuery } from '@atrium/ui-kit';
import { lazy, Suspense, useEffect } from 'react';
import { Navigate, Outlet, useLocation, useNavigate, useSearchParams } from 'react-router';
import { DocumentFrame } from '../../../components/viewer/document-frame';
import { ModulePage } from '../../../components/module-page';
import { NoPermission } from '../../../components/no-permission';
import { paths } from '../../../paths';
import { CopiedDocument } from '../../components/new/copied-document';
import { GapList } from '../../components/new/gap-list';
import { LoadedStep } from '../../components/new/loaded-step';
import { useFocusedTag } from '../../components/new/use-focused-tag';
import { useCreatePreview } from '../../components/new/use-create-preview';
import { useNewDocument } from '../../components/new/use-new-document';
import type { StepContext } from '../../components/new/use-steps';
import { newDocumentMessages } from '../../new-document-messages';
import type { Step } from '../../model/document-steps';
import { fieldId } from '../../model/field-ids';
import { isExisting } from '../../model/new-document';

const LivePage = lazy(async () => ({ default: (await import('../../components/new/live-page')).LivePage }));

const { new: steps } = paths.documents;
const stepPaths: Readonly<Record<Step, string>> = {
  template: steps.template.path,
  customer: steps.customer.path,
  fields: steps.fields.path,
  items: steps.items.path,
};

const stepAt = (pathname: string) =>
  (Object.keys(stepPaths) as Step[]).find((step) => stepPaths[step] === pathname.replace(/\/$/, ''));

/** Makes a document in steps. What is typed stays in this tab until the preview is created. */
export function NewDocumentPage() {
  const permission = 'create/documents';
  const [address] = useSearchParams();
  const copied = address.get('copy');
  if (usePermission(permission)) return copied === null ? <NewDocumentSteps /> : <CopiedDocument id={copied} />;
  return (
    <ModulePage module="documents">
      <NoPermission permission={permission} />
    </ModulePage>
  );
}

function NewDocumentSteps() {
  const text = useTexts(newDocumentMessages);
  const common = useCommonTexts();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [address, setAddress] = useSearchParams();
  const isWide = useMediaQuery('(min-width: 769px)');
  const step = stepAt(pathname);
  const state = useNewDocument(step === 'template' || step === undefined);
  const preview = useCreatePreview(state);
  const { document, change, template, customer, gaps, items } = state;
  const leftOut = document.items.length - items.length;
  const { form, focused } = useFocusedTag();
  const chosen = address.get('customer');

  useEffect(() => {
    if (chosen === null) return;
    change({ customerId: chosen });
    setAddress({}, { replace: true });
  }, [chosen, change, setAddress]);

  if (step === undefined) return <Navigate replace to={steps.template.href()} />;
  if (step !== 'template' && document.templateId === '') return <Navigate replace to={steps.template.href()} />;

  const place = state.steps.indexOf(step);
  if (template.data !== undefined && place === -1)
    return <Navigate replace to={stepPaths[state.steps.at(-1) ?? 'template']} />;
  const following = state.steps[place + 1];
  const previous = state.steps[place - 1];
  const go = (to: Step) => void navigate(stepPaths[to]);
  function showField(tag: string) {
    const field = window.document.getElementById(fieldId(tag));
    if (field !== null) field.focus();
    else if (tag.startsWith('customer.') && document.customerId === '') go('customer');
    else if (state.steps.includes('fields')) void navigate({ pathname: stepPaths.fields, hash: fieldId(tag) });
  }
  const next = () => (following === undefined ? preview.create() : go(following));
  const shown = [...state.steps, 'preview' as const];
  const title = [template.data?.title, customer.data?.title].filter(Boolean).join(', ');
  const buttons = (
    <>
      {previous !== undefined && <Button onClick={() => go(previous)}>{common('back')}</Button>}
      {step === 'template' ? (
        <Button onClick={document.templateId === '' ? preview.create : next} variant="primary">
          {text('new.next.customer')}
        </Button>
      ) : (
        <>
          {following !== undefined && (
            <Button onClick={next} variant={isWide ? 'secondary' : 'primary'}>
              {text(`new.next.${following}`)}
            </Button>
          )}
          {(following === undefined || isWide) && (
            <Button busy={preview.isBusy} onClick={preview.create} variant="primary">
              {text('new.createPreview')}
            </Button>
          )}
        </>
      )}
    </>
  );
  const context: StepContext = { ...state, attempted: preview.attempt > 0, rejected: preview.rejected, next };
  return (
    <DocumentFrame
      actions={
        isWide && (
          <>
            <HorizontalStepper
              current={step}
              doneText={text('new.stepDone')}
              label={text('new.stepsLabel')}
              steps={shown.map((id) => ({ id, label: text(`new.steps.${id}`) }))}
            />
            {buttons}
          </>
        )
      }
      dock={!isWide && <div className="new-document__dock">{buttons}</div>}
      leave={{ label: common('close'), icon: 'close', onLeave: () => void navigate(paths.documents.href()) }}
      status={
        isWide ? title : text('new.position', { step: place + 1, steps: shown.length, name: text(`new.steps.${step}`) })
      }
      title={text(isExisting(document) ? 'new.changing' : 'new.title')}
    >
      <div className="new-document" data-step={step}>
        <div className="new-document__form" ref={form}>
          {preview.failure !== undefined && (
            <Banner role="alert" title={text('new.failed')} tone="danger">
              {preview.failure}
            </Banner>
          )}
          {preview.attempt > 0 && (
            <GapList attempt={preview.attempt} gaps={gaps} items={items} rejected={preview.rejected} />
          )}
          {step === 'template' ? (
            <Outlet context={context} />
          ) : (
            <LoadedStep codelists={state.codelists} template={template}>
              {leftOut > 0 && <Banner title={text('items.noTable', { count: leftOut })} tone="info" />}
              <Outlet context={context} />
            </LoadedStep>
          )}
        </div>
        {step !== 'template' && isWide && (
          <aside aria-label={text('live.label')} className="new-document__page">
            <Suspense>
              <LivePage content={state.content} focused={focused} onTag={showField} />
            </Suspense>
          </aside>
        )}
      </div>
    </DocumentFrame>
  );
}
