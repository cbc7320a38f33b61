import { Type } from 'typebox';
import { choice } from '../named.schema';

/** What a version or draft is, and what makes it signed. */
export const versionKind = {
  kind: choice('DocumentVersionKind', ['generated', 'edited', 'drawn', 'signed', 'uploaded']),
  /** What makes it signed; null if nothing does. A picture alone proves nothing. */
  signature: Type.Union([Type.Literal('certificate'), Type.Literal('picture'), Type.Null()]),
};
