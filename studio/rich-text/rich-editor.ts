/** The editor itself, without React: fetched when somebody edits a text. */
import { baseKeymap, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import { keymap } from 'prosemirror-keymap';
import type { Node, NodeType } from 'prosemirror-model';
import { liftListItem, sinkListItem, splitListItem, wrapInList } from 'prosemirror-schema-list';
import { type Command, EditorState } from 'prosemirror-state';
import { EditorView } from 'prosemirror-view';
import { askLinks } from './ask-links.ts';
import { brokenLinks } from './broken-links.ts';
import { richSchema } from './rich-schema.ts';
import { readRichText, writeRichText } from './rich-html.ts';

const { nodes, marks } = richSchema;

function typeNamed(name: keyof typeof nodes): NodeType {
  const type = nodes[name];
  if (!type) throw new Error(`no node is called ${name}`);
  return type;
}

const markNamed = (name: keyof typeof marks) => {
  const type = marks[name];
  if (!type) throw new Error(`no mark is called ${name}`);
  return type;
};

export type RichAct =
  | 'bold'
  | 'italic'
  | 'heading'
  | 'smallHeading'
  | 'plain'
  | 'list'
  | 'numbers'
  | 'quote'
  | 'table'
  | 'undo'
  | 'redo';

const insertTable: Command = (state, dispatch) => {
  const cell = (name: 'th' | 'td') => typeNamed(name).create(null, typeNamed('p').create({ isBare: true }));
  const row = (name: 'th' | 'td') => typeNamed('tr').create(null, [cell(name), cell(name)]);
  const table = typeNamed('table').create(null, [
    typeNamed('thead').create(null, row('th')),
    typeNamed('tbody').create(null, [row('td'), row('td')]),
  ]);
  dispatch?.(state.tr.replaceSelectionWith(table).scrollIntoView());
  return true;
};

const acts: Record<RichAct, Command> = {
  bold: toggleMark(markNamed('strong')),
  italic: toggleMark(markNamed('em')),
  heading: setBlockType(typeNamed('h2')),
  smallHeading: setBlockType(typeNamed('h3')),
  plain: setBlockType(typeNamed('p')),
  list: wrapInList(typeNamed('ul')),
  numbers: wrapInList(typeNamed('ol')),
  quote: wrapIn(typeNamed('blockquote')),
  table: insertTable,
  undo,
  redo,
};

export type RichEditor = {
  act: (act: RichAct) => void;
  /** The address of the link the cursor stands in; null where there is none. */
  linkHere: () => string | null;
  /** An empty address takes the link away. */
  link: (address: string) => void;
  focus: () => void;
  destroy: () => void;
};

type Options = {
  place: HTMLElement;
  html: string;
  label: string;
  onChange: (html: string) => void;
};

/** Null where the text has to be edited as source. */
export function openRichEditor({ place, html, label, onChange }: Options): RichEditor | null {
  const doc = readRichText(html);
  if (!doc) return null;
  const item = typeNamed('li');
  const view = new EditorView(place, {
    state: EditorState.create({
      doc,
      plugins: [
        history(),
        keymap({
          'Mod-b': acts.bold,
          'Mod-i': acts.italic,
          'Mod-z': undo,
          'Mod-y': redo,
          'Shift-Mod-z': redo,
          Enter: splitListItem(item),
          'Mod-[': liftListItem(item),
          'Mod-]': sinkListItem(item),
          'Shift-Enter': (state, dispatch) => {
            dispatch?.(state.tr.replaceSelectionWith(typeNamed('br').create()).scrollIntoView());
            return true;
          },
        }),
        keymap(baseKeymap),
        brokenLinks(askLinks),
      ],
    }),
    attributes: {
      role: 'textbox',
      // Its frame scrolls, and what scrolls is reached by keys.
      tabindex: '0',
      'aria-multiline': 'true',
      'aria-label': label,
    },
    dispatchTransaction(transaction) {
      view.updateState(view.state.apply(transaction));
      if (transaction.docChanged) onChange(textOf(view.state.doc));
    },
  });
  return {
    act(act) {
      acts[act](view.state, view.dispatch);
      view.focus();
    },
    linkHere() {
      const { $from } = view.state.selection;
      const mark = $from.marks().find(({ type }) => type.name === 'a');
      const address = mark && (mark.attrs.attributes as [string, string][]).find(([name]) => name === 'href')?.[1];
      return address ?? null;
    },
    link(address) {
      const { from, to } = view.state.selection;
      const type = markNamed('a');
      const change = view.state.tr.removeMark(from, to, type);
      view.dispatch(
        address === '' ? change : change.addMark(from, to, type.create({ attributes: [['href', address]] })),
      );
      view.focus();
    },
    focus: () => view.focus(),
    destroy: () => view.destroy(),
  };
}

/** A text of nothing but an empty paragraph is no text. */
function textOf(doc: Node): string {
  return doc.textContent === '' && doc.childCount === 1 && doc.firstChild?.isTextblock ? '' : writeRichText(doc);
}
