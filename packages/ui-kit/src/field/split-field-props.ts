import type { FieldTexts } from './field-texts';

/** Props of a field that are not attributes of its control. */
interface FieldOwnProps extends FieldTexts {
  id?: string | undefined;
  name?: string | undefined;
  required?: boolean | undefined;
  className?: string | undefined;
  'aria-describedby'?: string | undefined;
}

/** Splits props into those of the field and the attributes of its control. */
export function splitFieldProps<P extends FieldOwnProps>(props: P) {
  const { label, hint, error, success, optionalText, labelEnd, id, required, className, ...control } = props;
  const describedBy = props['aria-describedby'];
  const texts = { label, hint, error, success, optionalText, labelEnd };
  return { field: { ...texts, id: id ?? props.name, required, className, describedBy }, control };
}
