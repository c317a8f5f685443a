/** What the forms of one picture do. */
import { data } from 'react-router';
import { pictureInAddress } from '#contract/pictures/picture-name.ts';
import { done, readForm, refuse, type SentForm } from '../../forms/form-answer.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { onePictureTexts } from '../../texts/pictures/one-picture.ts';
import { textsIn } from '../../texts/text-table.ts';
import { shownPlace } from './load-picture.server.ts';

type Studio = StudioContext & { person: Person };

const longestWords = 200;

export async function actOnPicture(request: Request, name: string, studio: Studio) {
  const { pictures, person, language } = studio;
  const text = textsIn(onePictureTexts, language);
  const form = await readForm(request);
  const gone = () => refuse(form, { '': text('gone') }, { status: 404 });
  if (form.name === 'trash') {
    const trashed = await pictures.trash(name, person);
    if ('done' in trashed) return done(request, trashed.done);
    if (!('used' in trashed)) return gone();
    const [first] = trashed.used;
    const place = first ? shownPlace(first, studio) : null;
    const words = place ? `${place.title} (${place.market}, ${place.what}${draftWords(place.isDraft, language)})` : '';
    return refuse(form, { '': text('throwRefused', { place: words }) }, { status: 409 });
  }
  if (form.name === 'back') {
    const back = await pictures.bringBack(name, person);
    return 'done' in back ? done(request, back.done) : gone();
  }
  if (form.name === 'replace') return replaceEverywhere(request, form, { name, studio });
  return changePicture(request, form, { name, studio });
}

function draftWords(isDraft: boolean, language: Studio['language']): string {
  return isDraft ? `, ${textsIn(onePictureTexts, language)('draft')}` : '';
}

type About = { name: string; studio: Studio };

async function replaceEverywhere(request: Request, form: SentForm, { name, studio }: About) {
  const { pictures, person, language } = studio;
  const text = textsIn(onePictureTexts, language);
  const to = pictureInAddress(form.text('other'));
  if (to === null || to === name) return refuse(form, { other: text('replaceWhich') });
  const replaced = await pictures.replace({ from: name, to }, person);
  if ('problem' in replaced) return refuse(form, { other: text('replaceWhich') });
  if (replaced.refused.length === 0) return done(request, replaced.done);
  const lines = replaced.refused.map(({ market, lines: [why = ''] }) => text('replaceRefused', { market, why }));
  return refuse(form, { '': lines.join(' ') }, { status: 409 });
}

async function changePicture(request: Request, form: SentForm, { name, studio }: About) {
  const { pictures, person, language, markets } = studio;
  const text = textsIn(onePictureTexts, language);
  const percents = ['focalX', 'focalY'].map((field) => ({ field, percent: percentIn(form.text(field)) }));
  const alt = Object.fromEntries(markets.map(({ code }) => [code, form.text(`alt.${code}`)]));
  const problems = Object.fromEntries([
    ...percents.filter(({ percent }) => percent === null).map(({ field }) => [field, text('percentWrong')]),
    ...Object.entries(alt)
      .filter(([, words]) => words.length > longestWords)
      .map(([code]) => [`alt.${code}`, text('wordsLong')]),
  ]) as Record<string, string>;
  if (Object.keys(problems).length > 0 || form.version === null) return refuse(form, problems);
  const [x = 50, y = 50] = percents.map(({ percent }) => percent ?? 50);
  const change = { name, focal: [x / 100, y / 100] as const, alt, version: form.version };
  const changed = await pictures.change(change, person);
  if ('done' in changed) return done(request, changed.done);
  if (changed.problem === 'unknown') throw data(null, 404);
  const theirs = {
    ...Object.fromEntries(Object.entries(changed.alt).map(([code, words]) => [`alt.${code}`, words])),
    focalX: String(Math.round(changed.focal[0] * 100)),
    focalY: String(Math.round(changed.focal[1] * 100)),
  };
  const others = Object.entries(theirs).filter(([field, value]) => form.text(field) !== value);
  const more = { status: 409, theirs: Object.fromEntries(others), version: changed.version };
  return refuse(form, { '': text('changed') }, more);
}

function percentIn(text: string): number | null {
  const number = Number(text.replace(',', '.'));
  return text !== '' && number >= 0 && number <= 100 ? number : null;
}
