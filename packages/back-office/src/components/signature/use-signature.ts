import type { Stroke, StrokeColor } from '@atrium/api-client/contract';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useDrawing, type PenColor } from '../drawing/use-drawing';
import { drawnInk, keptInk, toPicture, typedInk, uploadedInk, type SignaturePicture } from './make-picture';

export type SignatureWay = 'kept' | 'draw' | 'type' | 'upload';

/** A chosen picture: what is left without its ground, or why there is nothing. */
export interface UploadedSignature {
  readonly file: File;
  readonly ink?: HTMLCanvasElement;
  readonly problem?: 'unreadable' | 'empty';
}

export interface SignatureInput {
  /** The name that is offered for typing. */
  readonly name: string;
  /** Written below if chosen: name and date. */
  readonly caption: string;
  /** A picture that is offered first, in base64. */
  readonly kept?: string | undefined;
  /** Called with each new picture while it is still being made; it resolves to undefined if there is none. */
  readonly onChange: (picture: Promise<SignaturePicture | undefined>, way: SignatureWay) => void;
}

interface SignatureSources {
  readonly way: SignatureWay;
  readonly strokes: readonly Stroke[];
  readonly typed: string;
  readonly color: StrokeColor;
  readonly uploaded: UploadedSignature | undefined;
  readonly kept: string | undefined;
}

async function inkOf(sources: SignatureSources): Promise<HTMLCanvasElement | null> {
  const { way, strokes, typed, color, uploaded, kept } = sources;
  if (way === 'kept') return kept === undefined ? null : keptInk(toPng(kept));
  if (way === 'draw') return drawnInk(strokes);
  return way === 'type' ? typedInk(typed, color) : (uploaded?.ink ?? null);
}

const toPng = (base64: string) =>
  new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], { type: 'image/png' });

export type SignatureState = ReturnType<typeof useSignature>;

/** A signature that is kept, drawn, typed or uploaded. */
export function useSignature({ name, caption, kept, onChange }: SignatureInput) {
  const [chosen, setWay] = useState<SignatureWay>(kept === undefined ? 'draw' : 'kept');
  const way = chosen === 'kept' && kept === undefined ? 'draw' : chosen;
  const [typed, setTyped] = useState(name);
  const [hasCaption, setCaption] = useState(true);
  const [uploaded, setUploaded] = useState<UploadedSignature>();
  const drawing = useDrawing();
  const { strokes, color } = drawing;
  const inked = useMemo(() => strokes.map((stroke) => ({ ...stroke, color })), [strokes, color]);
  const report = useEffectEvent(onChange);

  const written = hasCaption ? caption : '';
  useEffect(() => {
    async function make() {
      const ink = await inkOf({ way, strokes: inked, typed, color, uploaded, kept });
      return ink === null ? undefined : toPicture(ink, written);
    }
    report(make(), way);
  }, [way, inked, typed, color, uploaded, kept, written]);

  async function upload(file: File) {
    setUploaded({ file });
    try {
      const ink = await uploadedInk(file);
      setUploaded(ink === null ? { file, problem: 'empty' } : { file, ink });
    } catch {
      setUploaded({ file, problem: 'unreadable' });
    }
  }

  return {
    way,
    setWay,
    drawing: { ...drawing, strokes: inked },
    color,
    chooseColor: (next: Extract<PenColor, 'black' | 'blue'>) => drawing.chooseColor(next),
    typed,
    setTyped,
    hasCaption,
    setCaption,
    uploaded,
    upload: (file: File) => void upload(file),
    removeUpload: () => setUploaded(undefined),
  };
}
