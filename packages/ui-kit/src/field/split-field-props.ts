import type { FieldTexts } from './field-texts';

/** What a field takes besides the attributes of its control. */
interface FieldOwnProps extends FieldTexts {
  id?: string | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Tells the props of the field around a control from the attributes of the control itself. */
export function splitFieldProps<P extends FieldOwnProps>(props: P) {
  const { label, hint, error, success, optionalText, labelEnd, id, required, className, ...control } = props;
  const describedBy = props['aria-describedby'];
  const texts = { label, hint, error, success, optionalText, labelEnd };
  return { field: { ...texts, id: id ?? props.name, required, className, describedBy }, control };
}
