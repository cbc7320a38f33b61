import type { FormikErrors, FormikProps, FormikValues } from 'formik';
import type { FeatureMessages } from '@atrium/i18n';
import type { ChangeEvent, FocusEvent, MouseEvent, RefObject, SyntheticEvent } from 'react';
import type { FieldErrors, FieldOf } from './field-errors';
import type { SchemaSource } from './validate-with';

interface CommonOptions<Values extends FormikValues> {
  readonly initialValues: Values;
  /** Texts of the error messages; the first that has a key wins. */
  readonly messages: readonly FeatureMessages[];
  /** Sends the valid values. Errors of a 422 appear at their fields, any other error becomes `failure`. */
  readonly send?: ((values: Values) => Promise<unknown>) | undefined;
  /** Called when an attempt starts, before the validation. */
  readonly onAttempt?: () => void;
  /** Receives what would become `failure`; `retry` submits the form as it is then. */
  readonly onFailure?: (failure: unknown, retry: () => void) => void;
  /** The field for the service's name of a field. Default: the same name. */
  readonly fieldOf?: FieldOf;
  /** Empties the form after a success, for passwords. */
  readonly resetWhenSent?: boolean;
  /** Resets the form when `initialValues` change, such as a record that was saved elsewhere. */
  readonly reinitialize?: boolean;
  /** Whether changed values count as unsaved work. Default: true. */
  readonly unsavedWork?: boolean;
  /** Whether each key press validates. Default: true. `useAutosave` validates after a pause instead. */
  readonly validateOnChange?: boolean;
  /** Prefix of the ids, if another form on the page has fields with the same names. */
  readonly idPrefix?: string;
}

export type FormOptions<Values extends FormikValues> = CommonOptions<Values> &
  (
    | { readonly schema: SchemaSource; readonly validate?: never }
    | { readonly validate: (values: Values) => FormikErrors<Values>; readonly schema?: never }
  );

export interface FormProblem {
  readonly name: string;
  readonly message: string;
  /** The service rejected the value. */
  readonly isRejected: boolean;
}

/** Props of any control. */
interface Control {
  readonly name: string;
  readonly id: string;
  readonly error: string | undefined;
  readonly onChange: (event: ChangeEvent<HTMLElement>) => void;
  readonly onFocus: () => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Props of a text field or select. */
export interface TextControl extends Control {
  readonly value: string;
}

/** Props of a checkbox. */
export interface TickControl extends Control {
  readonly checked: boolean;
}

/** Result of the last attempt. */
export interface FormOutcome {
  /** Errors that the last attempt found and that still apply, in the order of the fields. */
  readonly problems: readonly FormProblem[];
  /** The error of the whole form; null without one. */
  readonly failure: unknown;
  /** Number of finished attempts. */
  readonly attempt: number;
  /** The values are being sent. */
  readonly busy: boolean;
  readonly submit: () => Promise<void>;
  /** Id of a field's control. */
  readonly idOf: (name: string) => string;
}

export interface Form<Values extends FormikValues> extends FormOutcome {
  /** For controls with their own events. */
  readonly formik: FormikProps<Values>;
  readonly values: Values;
  readonly dirty: boolean;
  /** The error at a field, once it was left or the service rejected it. */
  readonly errorOf: (name: string) => string | undefined;
  readonly text: (name: keyof Values & string) => TextControl;
  readonly tick: (name: keyof Values & string) => TickControl;
  readonly formProps: {
    readonly ref: RefObject<HTMLFormElement | null>;
    readonly method: 'post';
    readonly noValidate: true;
    readonly onMouseDown: (event: MouseEvent) => void;
    readonly onSubmit: (event: SyntheticEvent) => void;
  };
  /** Validates and shows every error; returns the invalid fields in their order. */
  readonly check: () => Promise<readonly string[]>;
  /** Shows errors at fields until their values change. */
  readonly reject: (errors: FieldErrors) => void;
  /** Starts again with these values, or the initial ones. */
  readonly reset: (values?: Values) => void;
  readonly clearFailure: () => void;
}
