import { Document, Packer, Paragraph } from 'docx';

/** A document with a line on each page. */
export const makePages = (pages: number): Promise<Buffer> =>
  Packer.toBuffer(
    new Document({
      sections: [
        {
          children: Array.from(
            { length: pages },
            (_, at) => new Paragraph({ text: `Stran ${at + 1}`, pageBreakBefore: at > 0 }),
          ),
        },
      ],
    }),
  );
