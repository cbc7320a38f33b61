export interface SelectOption {
  value: string;
  /** Its line in the open list. */
  label: string;
  /** What the closed select shows. Default: the label. */
  short?: string | undefined;
  disabled?: boolean | undefined;
}
