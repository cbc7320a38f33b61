import type { FeatureMessages } from '@atrium/i18n';
import type { LucideIcon } from 'lucide-react';
import type { RouteObject } from 'react-router';
import type { BackOfficeModule } from './model/module';

/** A page, loaded when it is opened. */
interface RoomPage {
  readonly path: string;
  /** Text key of the document title; default: the title of the module. */
  readonly titleKey?: string;
  readonly lazy: NonNullable<RouteObject['lazy']>;
  /** Texts that only this page of the room shows. */
  readonly messages?: readonly FeatureMessages[];
  /** `document`: the page fills the window, without the navigation. */
  readonly layout?: 'document';
  /** Pages that open over this one, in its `Outlet`. */
  readonly over?: readonly Omit<RoomPage, 'over' | 'messages' | 'layout'>[];
}

/** The screens of one module: everything that the feature registers for it. */
export interface Room {
  /** Selects the title `title.{module}`; `view/{module}` opens it. */
  readonly module: BackOfficeModule;
  /** In the side navigation; a room without one is reached from another room. */
  readonly icon?: LucideIcon;
  /** The texts that several of its own screens show. */
  readonly messages: readonly FeatureMessages[];
  /** The list or the only page comes first: the side navigation links to it. */
  readonly pages: readonly [RoomPage, ...RoomPage[]];
}

/** The texts of a room and of its pages. */
export function messagesOf({ messages, pages }: Room): readonly FeatureMessages[] {
  return [...new Set([...messages, ...pages.flatMap((page) => page.messages ?? [])])];
}
