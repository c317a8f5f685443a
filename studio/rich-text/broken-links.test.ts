import { EditorState } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { answered, brokenIn, brokenLinks } from './broken-links.ts';
import { readRichText } from './rich-html.ts';

const html =
  '<p>Zie <a href="/nl/recepten/weg">dit <strong>oude</strong> recept</a>, <a href="/nl/recepten/daar">dat</a>, <a href="https://example.com/weg">elders</a> en <a href="/nl/recepten/weg">nog eens</a>.</p>';

function open() {
  const doc = readRichText(html);
  if (!doc) throw new Error('the text is edited as source');
  return EditorState.create({ doc, plugins: [brokenLinks(async () => null)] });
}
const texts = (state: EditorState) =>
  brokenIn(state).map(({ from, to, why }) => [state.doc.textBetween(from, to), why]);
const why = 'Deze link leidt nergens heen: /nl/recepten/weg';

test('studio 4.7 a link to a page that is not there is marked whole wherever it stands, with why; others are left alone', () => {
  const state = open();
  expect(texts(state)).toEqual([]);
  const told = state.apply(
    answered(
      state,
      new Map([
        ['/nl/recepten/weg', why],
        ['/nl/recepten/daar', null],
      ]),
    ),
  );
  expect(texts(told)).toEqual([
    ['dit oude recept', why],
    ['nog eens', why],
  ]);
});

test('studio 4.7 marks move with what is typed, go with their link, and when the page is there again', () => {
  const state = open();
  const told = state.apply(answered(state, new Map([['/nl/recepten/weg', why]])));
  const typed = told.apply(told.tr.insertText('Eerst: ', 1));
  expect(texts(typed)[0]).toEqual(['dit oude recept', why]);
  const [first] = brokenIn(typed);
  const unlinked = typed.apply(typed.tr.removeMark(first?.from ?? 0, first?.to ?? 0));
  expect(texts(unlinked)).toEqual([['nog eens', why]]);
  expect(texts(typed.apply(answered(typed, new Map([['/nl/recepten/weg', null]]))))).toEqual([]);
});
