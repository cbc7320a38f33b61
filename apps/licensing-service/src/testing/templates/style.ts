import { BorderStyle, type IParagraphOptions, type IRunOptions, Paragraph, TextRun } from 'docx';

export type TemplateLanguage = 'en' | 'sl';

/** Word has it, and the product brings a font with the same widths. */
export const font = 'Calibri';
/** The colour of lines and titles. */
export const accent = '0F5C63';
export const muted = '5E6B6B';
export const hairline = 'D5DCDB';

/** Twentieths of a point. */
const points = (count: number) => count * 20;
/** Width between the margins of an A4 page. */
export const textWidth = 9298;

export const page = {
  size: { width: 11_906, height: 16_838 },
  margin: { top: 1985, bottom: 1474, left: 1304, right: 1304, header: 737, footer: 567 },
};

export const line = (color: string, size = 4) => ({ style: BorderStyle.SINGLE, size, color, space: 6 });

/** A run of text; `size` is in points. */
export const text = (content: string, { size, ...options }: Omit<IRunOptions, 'size'> & { size?: number } = {}) =>
  new TextRun({ text: content, ...options, ...(size === undefined ? {} : { size: size * 2 }) });

type Content = string | TextRun | readonly TextRun[];

interface Spacing extends IParagraphOptions {
  /** In points. */
  readonly before?: number;
  readonly after?: number;
}

/** A paragraph with spacing in points. */
export function paragraph(content: Content, { before = 0, after = 6, ...options }: Spacing = {}): Paragraph {
  const children = typeof content === 'string' ? [text(content)] : [content].flat();
  return new Paragraph({ children, spacing: { before: points(before), after: points(after), line: 264 }, ...options });
}

export const title = (content: string) =>
  paragraph(text(content, { size: 20, bold: true, color: accent }), { before: 18, after: 10, keepNext: true });

export const heading = (content: string) =>
  paragraph(text(content, { size: 12, bold: true, color: accent }), { before: 12, after: 4, keepNext: true });

export const small = (content: string, options: Spacing = {}) =>
  paragraph(text(content, { size: 9, color: muted }), { after: 2, ...options });
