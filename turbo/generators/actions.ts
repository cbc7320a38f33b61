/** A question. `--args` answers the questions in their order. */
export const ask = (name: string, message: string) => ({ type: 'input', name, message });

/** A new file from a template. */
export const add = (path: string, template: string) => ({
  type: 'add',
  path,
  templateFile: `templates/${template}.hbs`,
});

export const modify = (path: string, pattern: RegExp, template: string) => ({
  type: 'modify',
  path,
  pattern,
  template,
});

export const append = (path: string, template: string) => ({
  type: 'append',
  path,
  templateFile: `templates/${template}.hbs`,
});
