export { fieldErrorsOf, type FieldErrors } from './field-errors';
export type { Form, FormOptions, FormOutcome, TextControl, TickControl } from './form';
export { FormSummary, type FormSummaryProps } from './form-summary';
export { createSaver, type SavedVersion, type Saver, type SaveState } from './saver';
export { useAutosave } from './use-autosave';
export { useClearedSecrets } from './use-cleared-secrets';
export { useEditedRow } from './use-edited-row';
export { useForm } from './use-form';
export { useSecretFields } from './use-secret-fields';
