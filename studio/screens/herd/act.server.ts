/** What is pressed on the pages of the herd. */
import { data } from 'react-router';
import { sharedOut } from '#rules/herd/animal-meat.ts';
import { firstSlaughterDay } from '#rules/herd/slaughter-week.ts';
import { localDate } from '#rules/time/local-time.ts';
import { done, readForm, refuse, type SentForm } from '../../forms/form-answer.ts';
import type { HerdAnimal, HerdDone, HerdStep } from '../../ports/herd.ts';
import type { Person } from '../../ports/people.ts';
import type { StudioContext } from '../../ports/studio-context.ts';
import { herdProblemTexts } from '../../texts/herd/problems.ts';
import { herdWeekTexts } from '../../texts/herd/weeks.ts';
import { textsIn } from '../../texts/text-table.ts';
import { isDay } from '../../words/is-day.ts';
import { plainDay } from '../../words/plain-day.ts';
import { putNext } from './put-next.server.ts';
import { readGrams, readWhole } from './read-typed.ts';
import { kiloWords } from './shown-animal.server.ts';

type Studio = StudioContext & { person: Person };

export async function setCapacity(request: Request, { settings, market, person, language }: Studio) {
  const text = textsIn(herdWeekTexts, language);
  const form = await readForm(request);
  const typed = form.text('boxes');
  const value = typed === '' ? null : readWhole(typed, 10_000);
  if (typed !== '' && !value) return refuse(form, { boxes: text('notNumber') });
  const change = { key: 'herd.weekBoxes', value, version: form.version ?? 0 } as const;
  const saved = await settings.save({ market: market.code, personId: person.id, part: 'herd', changes: [change] });
  if ('done' in saved) return saved.done === null ? data(null) : done(request, saved.done);
  if ('notAllowed' in saved) return refuse(form, { boxes: text('notNumber') });
  const { versions, values } = await settings.read(market.code);
  return refuse(
    form,
    { boxes: text('changed') },
    {
      status: 409,
      version: versions['herd.weekBoxes'] ?? 0,
      theirs: { boxes: String(values['herd.weekBoxes'] ?? '–') },
    },
  );
}

export async function actOnAnimal(request: Request, tag: string, studio: Studio) {
  const form = await readForm(request);
  const animal = await studio.herd.find(studio.market, tag);
  if (!animal) throw data(null, 404);
  if (form.name === 'weigh') return weigh(request, form, { animal, studio });
  if (form.name === 'boxes') return setBoxes(request, form, { animal, studio });
  if (form.name === 'next') return putNext(request, form, { animal, studio });
  return step(request, form, { animal, studio });
}

type About = { animal: HerdAnimal; studio: Studio };

async function weigh(request: Request, form: SentForm, { animal, studio }: About) {
  const text = textsIn(herdProblemTexts, studio.language);
  const typed = form.text('live');
  const liveGrams = typed === '' ? 0 : readGrams(typed);
  const [dressing, meat] = [readWhole(form.text('dressing'), 100), readWhole(form.text('meat'), 100)];
  if (liveGrams === null || !dressing || !meat)
    return refuse(form, {
      ...(liveGrams === null && { live: text('notKilos') }),
      ...(!dressing && { dressing: text('notPercent') }),
      ...(!meat && { meat: text('notPercent') }),
    });
  const { tag } = animal;
  const asked = { tag, version: form.version ?? 0, liveGrams, dressing, meat };
  const noted = await studio.herd.weigh(studio.market, asked, studio.person);
  return answer(request, form, { noted, animal, studio });
}

/** How many of each are for sale. More animal than there is is never sold. */
async function setBoxes(request: Request, form: SentForm, { animal, studio }: About) {
  const { stock, market, person, language } = studio;
  const text = textsIn(herdProblemTexts, language);
  const wanted = animal.shares.map((share) => ({ ...share, to: readWhole(form.text(`total-${share.slug}`), 10_000) }));
  const problems: Record<string, string> = {};
  for (const { slug, to, buyers, total } of wanted) {
    if (to === null) problems[`total-${slug}`] = text('notCount');
    else if (to !== total && to < buyers) problems[`total-${slug}`] = text('belowSold', { sold: buyers });
  }
  if (Object.keys(problems).length > 0) return refuse(form, problems);
  const counted = wanted.map(({ grams, to }) => ({ grams, total: to ?? 0 }));
  const free = animal.meatGrams === null ? 0 : sharedOut(animal.meatGrams, counted).free;
  const isMore = wanted.some(({ to, total }) => (to ?? 0) > total);
  if (free < 0 && isMore) return refuse(form, { '': text('tooMuch', { over: kiloWords(-free, language) }) });
  const changes = wanted.flatMap(({ slug, to, total }) =>
    to === null || to === total ? [] : [{ ...nothing, kind: 'packages' as const, slug, total: to }],
  );
  if (changes.length === 0) return refuse(form, { '': text('noChange') });
  const applied = await stock.apply(market, changes, person);
  if ('done' in applied) return done(request, applied.done);
  return refuse(form, { '': text('refused', { why: applied.refused.join(' ') }) });
}

const nothing = { isSoldOut: null, elsewhereBy: null, price: null, oldPrice: null };

async function step(request: Request, form: SentForm, { animal, studio }: About) {
  const text = textsIn(herdProblemTexts, studio.language);
  const asked = { tag: animal.tag, version: form.version ?? 0 };
  const day = form.text('day');
  const isSure = form.has('sure');
  const line = (field: string) => form.text(field).replaceAll(/\s+/g, ' ').slice(0, 200);
  const carcassGrams = readGrams(form.text('carcass'));
  if (form.name !== 'cancelled' && !isDay(day)) return refuse(form, { day: text('notDay') });
  if (form.name === 'slaughtered' && !carcassGrams) return refuse(form, { carcass: text('notKilos') });
  const wanted = ((): HerdStep | null => {
    if (form.name === 'booked') {
      const places = { slaughterhouse: line('slaughterhouse'), butcher: line('butcher') };
      return { ...asked, step: 'booked', day, ...places, isSure };
    }
    if (form.name === 'slaughtered') return { ...asked, step: 'slaughtered', day, carcassGrams: carcassGrams ?? 0 };
    if (form.name === 'cut' || form.name === 'delivered') return { ...asked, step: form.name, day };
    return form.name === 'cancelled' ? { ...asked, step: 'cancelled', isSure } : null;
  })();
  if (!wanted) return refuse(form, { '': text('notNow') }, { status: 409 });
  const noted = await studio.herd.step(studio.market, wanted, studio.person);
  return answer(request, form, { noted, animal, studio });
}

async function answer(request: Request, form: SentForm, { noted, studio, animal }: About & { noted: HerdDone }) {
  const text = textsIn(herdProblemTexts, studio.language);
  if ('done' in noted) return done(request, noted.done);
  if ('refused' in noted) return refuse(form, { '': text('refused', { why: noted.refused.join(' ') }) });
  const { problem } = noted;
  if (problem === 'gone') throw data(null, 404);
  if (problem === 'changed') {
    const now = await studio.herd.find(studio.market, animal.tag);
    const theirs: Record<string, string> = now?.slaughterDay
      ? { day: plainDay(now.slaughterDay, 'short', studio.language) }
      : {};
    return refuse(form, { '': text('changed') }, { status: 409, theirs, version: now?.version ?? 0 });
  }
  if (problem === 'notNow') return refuse(form, { '': text('notNow') }, { status: 409 });
  const today = localDate(studio.now, studio.market.timeZone);
  const first = plainDay(firstSlaughterDay(today), 'short', studio.language);
  if (problem === 'left' || problem === 'buyers') return refuse(form, { '': text('left') });
  return refuse(form, { day: text(problem, { day: first }) });
}
