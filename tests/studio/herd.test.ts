// The herd by forms without script, in a process of its own that sees by itself what is sold.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { signUps } from '#services/shop/tables.ts';
import { openStudio } from '#tests/setup/studio/open-studio.ts';
import { studioVisit } from '#tests/setup/studio/studio-visit.ts';
import { addDays, localDate } from '#rules/time/local-time.ts';
import { firstSlaughterDay } from '#rules/herd/slaughter-week.ts';

let studio: Awaited<ReturnType<typeof openStudio>>;
let anna: ReturnType<typeof studioVisit>;

beforeAll(async () => {
  studio = await openStudio();
  anna = studioVisit(studio.url, await studio.enter('owner'));
}, 300_000);
afterAll(() => studio?.close());

const limit = 300_000;
/** The ox of the trial box: 48 boxes of 2.1 kg, of which 20 are sold. */
const ox = '/studio/herd/NL513402617';
const plain = (html: string) =>
  html
    .replaceAll(/<script[\s\S]*?<\/script>/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

async function send(path: string, form: string, fields: Record<string, string>) {
  const { html } = await anna.get(path);
  const own = html.split(/<form/).find((part) => part.includes(`name="_form" value="${form}"`)) ?? '';
  const version = /name="_version" value="(\d+)"/.exec(own)?.[1] ?? '';
  const answer = await anna.post(path, new URLSearchParams({ _form: form, _version: version, ...fields }));
  return { ...answer, text: plain(answer.html), toast: await toastOf(answer.location) };
}

async function toastOf(location: string | null): Promise<{ text: string; id: string }> {
  if (!location) return { text: '', id: '' };
  const { html } = await anna.get(location);
  return { text: plain(html), id: /[?&]done=(\d+)/.exec(location)?.[1] ?? '' };
}

test('herd: animals with their shares; one opens; a helper sees neither', { timeout: limit }, async () => {
  const list = plain((await anna.get('/studio/herd')).html);
  for (const words of ['NL 5134 0261 7', 'Rund van Henk de Wit, Blaarkop', '20 van 48', '2 runderen', 'week'])
    expect(list).toContain(words);
  // Fish, game and wine are no animals of a farmer.
  for (const words of ['Vangst', 'Wildmerk', 'Maasdal']) expect(list).not.toContain(words);
  const one = plain((await anna.get(ox)).html);
  for (const words of ['Blaarkop proefpakket', 'Hoeveel pakketten geeft het?', 'Naar het ras: hooguit 270 kg vlees'])
    expect(one).toContain(words);
  expect((await anna.get('/studio/herd/NL000')).status).toBe(404);
  const helper = studioVisit(studio.url, await studio.enter('helper'));
  for (const path of ['/studio/herd', ox]) expect((await helper.get(path)).status).toBe(403);
});

test('herd: live weight gives boxes, and more animal than there is is not sold', { timeout: limit }, async () => {
  const bad = await send(ox, 'weigh', { live: 'zwaar', dressing: '0', meat: '101' });
  expect([bad.status, bad.text.match(/Schrijf /g)?.length]).toEqual([422, 3]);
  const { toast } = await send(ox, 'weigh', { live: '400', dressing: '55', meat: '50' });
  expect(toast.text).toContain('220 kg karkas, 110 kg vlees');
  expect(toast.text).toContain('9,2 kg nog niet ingedeeld');
  const field = 'total-blaarkop-proefpakket';
  const much = await send(ox, 'boxes', { [field]: '53' });
  expect([much.status, much.text.includes('meer dan het dier geeft')]).toEqual([422, true]);
  const few = await send(ox, 'boxes', { [field]: '19' });
  expect(few.text).toContain('Er zijn er al 20 verkocht');
  expect((await send(ox, 'boxes', { [field]: '52' })).toast.text).toContain('20 van 52');
});

test('herd: a week takes so many packages', { timeout: limit }, async () => {
  expect((await send('/studio/herd', 'capacity', { boxes: '0' })).status).toBe(422);
  expect((await send('/studio/herd', 'capacity', { boxes: '40' })).toast.text).toMatch(/\d+ van 40/);
});

test(
  'herd: all sold is seen by itself, told on Today, and its day moves the packages',
  { timeout: limit },
  async () => {
    const today = async () => plain((await anna.get('/studio')).html);
    expect(await today()).not.toContain('helemaal verkocht');
    await send(ox, 'boxes', { 'total-blaarkop-proefpakket': '20' });
    await expect.poll(today, { timeout: 60_000, interval: 200 }).toContain('NL 5134 0261 7 is helemaal verkocht');
    expect(await today()).toContain('Eén dier is helemaal verkocht');
    expect(plain((await anna.get(ox)).html)).toContain('Helemaal verkocht');
    const first = firstSlaughterDay(localDate(new Date(), 'Europe/Amsterdam'));
    expect((await send(ox, 'booked', { day: addDays(first, -1) })).text).toContain(
      'een slachterij heeft twee weken nodig',
    );
    const { toast } = await send(ox, 'booked', { day: addDays(first, 1), slaughterhouse: '', butcher: '' });
    expect(toast.text).toContain('Slachtdag staat vast');
    expect(await today()).not.toContain('Eén dier is helemaal verkocht');
    await anna.post('/studio/undo', new URLSearchParams({ id: toast.id, back: '/herd' }));
    expect(plain((await anna.get(ox)).html)).not.toContain('Slachtdag staat vast');
  },
);

test('herd: who waits is counted, and hears of the next animal', { timeout: limit }, async () => {
  const lambs = '/studio/herd/NL100004418001TOTENMET8010';
  const wish = { market: 'nl', language: 'nl', kind: 'soldout', slug: 'texels-lam-half' } as const;
  await studio.db
    .insert(signUps)
    .values({ ...wish, email: 'wacht@example.test', state: 'stored', createdAt: new Date() });
  expect(plain((await anna.get('/studio/herd')).html)).toContain('Eén mens wacht hierop');
  const shown = plain((await anna.get(lambs)).html);
  expect(shown).toContain('Eén mens wacht en krijgt meteen een mail');
  const day = addDays(firstSlaughterDay(localDate(new Date(), 'Europe/Amsterdam')), 1);
  const typed = { prefix: 'NL', numbers: '1000 0441 8041 tot en met 8050', day, 'next-texels-lam-half': '20' };
  expect((await send(lambs, 'next', { ...typed, numbers: '' })).text).toContain('zoals het in het oor staat');
  const { location, toast } = await send(lambs, 'next', typed);
  expect(location).toContain('/herd/NL100004418041TOTENMET8050');
  expect(toast.text).toContain('0 van 20');
  const told = async () => (await studio.db.select().from(signUps).where(eq(signUps.email, 'wacht@example.test')))[0];
  expect((await told())?.backAt).toBeInstanceOf(Date);
  expect(plain((await anna.get(lambs)).html)).toContain('De pakketten zijn nu van het volgende dier');
});
