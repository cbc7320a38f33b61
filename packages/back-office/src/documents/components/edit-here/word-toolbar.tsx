import { useTexts } from '@atrium/i18n';
import { Toolbar, ToolbarGroup, ToolbarSeparator, useMediaQuery } from '@atrium/ui-kit';
import {
  Bold,
  Italic,
  List,
  ListIndentDecrease,
  ListIndentIncrease,
  ListOrdered,
  Redo2,
  RemoveFormatting,
  Strikethrough,
  TextAlignCenter,
  TextAlignEnd,
  TextAlignJustify,
  TextAlignStart,
  Underline,
  Undo2,
} from 'lucide-react';
import { Fragment } from 'react';
import { CommandButton, type EditorTool } from './command-button';
import { FontSelect } from './font-select';
import { editHereMessages } from './messages';
import { SizeSelect } from './size-select';
import { StyleSelect } from './style-select';
import { useLoadedFonts } from './use-loaded-fonts';
import { ZoomTools } from './zoom-tools';

const history: readonly EditorTool[] = [
  { command: 'history.undo', icon: Undo2, name: 'undo', shortcut: 'Ctrl Z' },
  { command: 'history.redo', icon: Redo2, name: 'redo', shortcut: 'Ctrl Y' },
];

const groups = {
  marks: [
    { command: 'text.bold', icon: Bold, name: 'bold', shortcut: 'Ctrl B', isToggle: true },
    { command: 'text.italic', icon: Italic, name: 'italic', shortcut: 'Ctrl I', isToggle: true },
    { command: 'text.underline', icon: Underline, name: 'underline', shortcut: 'Ctrl U', isToggle: true },
    { command: 'text.strike', icon: Strikethrough, name: 'strike', isToggle: true },
  ],
  lists: [
    { command: 'list.bullet', icon: List, name: 'bullets', isToggle: true },
    { command: 'list.numbered', icon: ListOrdered, name: 'numbers', isToggle: true },
    { command: 'list.outdent', icon: ListIndentDecrease, name: 'outdent' },
    { command: 'list.indent', icon: ListIndentIncrease, name: 'indent' },
  ],
  alignment: [
    { command: 'alignment.left', icon: TextAlignStart, name: 'left', isToggle: true },
    { command: 'alignment.center', icon: TextAlignCenter, name: 'center', isToggle: true },
    { command: 'alignment.right', icon: TextAlignEnd, name: 'right', isToggle: true },
    { command: 'alignment.justify', icon: TextAlignJustify, name: 'justify', isToggle: true },
  ],
} as const satisfies Record<string, readonly EditorTool[]>;

const names = ['marks', 'lists', 'alignment'] as const;

/** The tools of the editor. On a phone they scroll sideways, and those for every word come first. */
export function WordToolbar() {
  const text = useTexts(editHereMessages);
  const isPhone = !useMediaQuery('(min-width: 769px)');
  useLoadedFonts();
  const letters = (
    <ToolbarGroup label={text('tool.letters')}>
      <StyleSelect />
      <FontSelect />
      <SizeSelect />
    </ToolbarGroup>
  );
  return (
    <Toolbar className="word-tools" label={text('tool.label')}>
      <ToolbarGroup label={text('tool.history')}>
        {history.map((tool) => (
          <CommandButton key={tool.name} {...tool} />
        ))}
      </ToolbarGroup>
      <ToolbarSeparator />
      {!isPhone && letters}
      {names.map((name) => (
        <Fragment key={name}>
          {!(isPhone && name === names[0]) && <ToolbarSeparator />}
          <ToolbarGroup label={text(`tool.${name}`)}>
            {groups[name].map((tool) => (
              <CommandButton key={tool.name} {...tool} />
            ))}
          </ToolbarGroup>
        </Fragment>
      ))}
      <CommandButton command="format.clear" icon={RemoveFormatting} name="clear" />
      <ToolbarSeparator />
      {isPhone && letters}
      {isPhone && <ToolbarSeparator />}
      <ZoomTools />
    </Toolbar>
  );
}
