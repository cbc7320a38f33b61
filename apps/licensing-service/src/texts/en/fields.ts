/** Messages of a field of a form. */
export const fields = {
  required: 'This field is required.',
  too_short: 'Enter at least {min} characters.',
  too_long: 'Enter at most {max} characters.',
  not_a_number: 'Enter a whole number.',
  too_small: 'Enter {min} or more.',
  too_large: 'Enter {max} or less.',
  too_many: 'Choose at most {max}.',
  not_a_choice: 'Choose one of the offered values.',
  invalid: 'This value is not valid.',
} as const;
