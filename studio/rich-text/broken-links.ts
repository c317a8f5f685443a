/** Links to pages of the shop that are not there: underlined in the text, and listed below it with why. */
import type { Node } from 'prosemirror-model';
import { type EditorState, Plugin, PluginKey, TextSelection } from 'prosemirror-state';
import { Decoration, DecorationSet, type EditorView } from 'prosemirror-view';
import type { Attributes } from './rich-schema.ts';

/** Why an address leads nowhere; null where it leads somewhere. */
export type Answers = ReadonlyMap<string, string | null>;
/** Null where nobody could be asked. */
export type AskLinks = (addresses: string[]) => Promise<Answers | null>;

type Broken = { from: number; to: number; address: string; why: string };
type Known = { answers: Answers; broken: readonly Broken[]; shown: DecorationSet };

const key = new PluginKey<Known>('brokenLinks');
const pauseMs = 400;
let lists = 0;

export function brokenLinks(ask: AskLinks): Plugin<Known> {
  lists += 1;
  const id = `broken-links-${lists}`;
  return new Plugin<Known>({
    key,
    state: {
      init: (_, { doc }) => knownOf(doc, new Map(), id),
      apply(transaction, known) {
        const { doc } = transaction;
        const answers: unknown = transaction.getMeta(key);
        if (answers instanceof Map) return knownOf(doc, new Map([...known.answers, ...answers]), id);
        return transaction.docChanged ? knownOf(doc, known.answers, id) : known;
      },
    },
    props: {
      decorations: (state) => key.getState(state)?.shown,
      attributes: (state): Record<string, string> => (brokenIn(state).length === 0 ? {} : { 'aria-describedby': id }),
    },
    view: (view) => listBelow(view, { id, ask }),
  });
}

/** As they stand in the text. */
export function brokenIn(state: EditorState): readonly Broken[] {
  return key.getState(state)?.broken ?? [];
}

/** What somebody who answers is told by. */
export function answered(state: EditorState, answers: Answers) {
  return state.tr.setMeta(key, answers);
}

function knownOf(doc: Node, answers: Answers, id: string): Known {
  const broken = linksIn(doc).flatMap((link): Broken[] => {
    const why = answers.get(link.address);
    return why ? [{ ...link, why }] : [];
  });
  const named = [...new Set(broken.map(({ address }) => address))];
  const marked = broken.map(({ from, to, address, why }) =>
    Decoration.inline(from, to, {
      class: 'broken',
      title: why,
      'aria-invalid': 'true',
      'aria-describedby': `${id}-${named.indexOf(address)}`,
    }),
  );
  return { answers, broken, shown: DecorationSet.create(doc, marked) };
}

/** Addresses of the shop; others are left alone. A link that goes on over several pieces is one. */
function linksIn(doc: Node): Omit<Broken, 'why'>[] {
  const links: Omit<Broken, 'why'>[] = [];
  doc.descendants((node, from) => {
    const mark = node.marks.find(({ type }) => type.name === 'a');
    const address = mark && (mark.attrs.attributes as Attributes).find(([name]) => name === 'href')?.[1];
    if (!address || !/^\/(?!\/)/.test(address)) return;
    const [to, last] = [from + node.nodeSize, links.at(-1)];
    if (last?.address === address && last.to === from) last.to = to;
    else links.push({ from, to, address });
  });
  return links;
}

type Listing = { id: string; ask: AskLinks };

function listBelow(view: EditorView, { id, ask }: Listing) {
  const list = document.createElement('ul');
  Object.assign(list, { id, className: 'broken-links' });
  list.setAttribute('aria-live', 'polite');
  view.dom.after(list);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isGone = false;

  async function look(isAnew: boolean) {
    const known = key.getState(view.state)?.answers;
    const all = [...new Set(linksIn(view.state.doc).map(({ address }) => address))];
    const wanted = all.filter((address) => isAnew || !known?.has(address));
    const answers = wanted.length === 0 ? null : await ask(wanted);
    if (answers && !isGone) view.dispatch(answered(view.state, answers));
  }
  function lookLater() {
    clearTimeout(timer);
    timer = setTimeout(() => void look(false), pauseMs);
  }
  function show() {
    const broken = brokenIn(view.state);
    const first = new Map(broken.toReversed().map((link) => [link.address, link]));
    const named = [...new Set(broken.map(({ address }) => address))];
    list.replaceChildren(
      ...named.map((address, index) => {
        const line = document.createElement('li');
        Object.assign(line, { id: `${id}-${index}`, className: 'say err' });
        const button = document.createElement('button');
        Object.assign(button, { type: 'button', className: 'lnk', textContent: first.get(address)?.why ?? '' });
        button.addEventListener('click', () => goTo(address));
        line.append(button);
        return line;
      }),
    );
  }
  function goTo(address: string) {
    const link = brokenIn(view.state).find((each) => each.address === address);
    if (!link) return;
    const selection = TextSelection.create(view.state.doc, link.from, link.to);
    view.dispatch(view.state.tr.setSelection(selection).scrollIntoView());
    view.focus();
  }
  // A page may be there by now, or no more.
  const anew = () => void look(true);
  view.dom.addEventListener('focus', anew);
  void look(false);

  return {
    update(now: EditorView, before: EditorState) {
      if (now.state.doc !== before.doc) lookLater();
      if (brokenIn(now.state) !== brokenIn(before)) show();
    },
    destroy() {
      isGone = true;
      clearTimeout(timer);
      view.dom.removeEventListener('focus', anew);
      list.remove();
    },
  };
}
