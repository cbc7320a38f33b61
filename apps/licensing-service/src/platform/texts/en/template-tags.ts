/** What is wrong with a tag of a template. */
export const templateTags = {
  unknown_tag: '{tag} is not a known tag.',
  unknown_column: '{tag} is not a column of a table of items.',
  unknown_table: '{tag} is not a table of items.',
  no_table: '{tag} needs a table of items in the same file.',
  column_outside_table: '{tag} is a column, so it belongs inside a table of items.',
  loop_in_loop: '{tag} begins inside another table. Tables of items cannot contain each other.',
  not_closed: '{tag} is not closed.',
  not_opened: '{tag} closes a table that does not begin before it.',
  blank_in_name: '{tag} has a blank.',
  name: '{tag} is not the name of a tag. A name is a group, a full stop and lower-case letters.',
  reserved: '{tag} begins with an underscore. These names are reserved.',
  not_in_mail: '{tag} cannot be filled in an e-mail.',
  brace_missing: 'A brace is missing at “{tag}”.',
  options: '{tag} has options, which templates do not support.',
  write: 'Write {tag}.',
  did_you_mean: 'Did you mean {tag}?',
} as const;
