// Boxes as they were, each beside the one that was made of it. F numbers are those of the second reading of the texts.
import { describe, expect, test } from 'vitest';
import { markets } from '#markets/index.ts';
import { filesWith } from '#tests/setup/content/market-files.ts';
import { checkMuscles } from './check-muscles.ts';

type Piece = [name: string, grams: number];
type Box = { tag: string; boxes: number; cuts?: Piece[]; minced?: Piece[]; title?: string; body?: string };
type Animal = { animal: string; breed: string };

const partsOf = (pieces: Piece[] = []) =>
  pieces.map(([name, weight]) => ({ frontend_name_detailpage: name, total_pieces: 1, pieces_per_vac: 1, weight }));

function docOf({ animal, breed }: Animal, { tag, boxes, cuts, minced, title, body }: Box) {
  const [prefix, ...number] = tag.split(' ');
  return {
    shop_brand_slug: animal,
    shop_animal_name: breed,
    shop_animal_nr_prefix: prefix,
    shop_animal_nr: number.join(' '),
    shop_product_total_package_available: boxes,
    body_title: title,
    body,
    packages: [{ cut_packages: partsOf(cuts) }, { minced_packages: partsOf(minced) }],
  };
}

const saidOf = (market: keyof typeof markets, of: Animal, ...boxes: Box[]) =>
  checkMuscles({ market: markets[market], files: filesWith({ packages: boxes.map((box) => docOf(of, box)) }) }).map(
    ({ reason }) => reason,
  );

type Case = { title: string; market: keyof typeof markets; of: Animal; old: Box; reason: string; now: Box };

const cases: Case[] = [
  {
    title: 'F2 a pig has two bellies',
    market: 'nl',
    of: { animal: 'pig', breed: 'Duroc' },
    old: {
      tag: 'NL slagblikken 2093141 tot en met 2093148',
      boxes: 100,
      cuts: [
        ['Speklappen', 600],
        ['Buikspek aan één stuk', 900],
      ],
    },
    reason: 'Speklappen + Buikspek aan één stuk: all boxes take 18.8 kg of each; one animal has 14 kg of it at most',
    now: {
      tag: 'NL slagblikken 2093141 tot en met 2093151',
      boxes: 100,
      cuts: [
        ['Speklappen', 600],
        ['Buikspek aan één stuk', 900],
      ],
    },
  },
  {
    title: 'F3 a côte de boeuf is a ribeye on its bone',
    market: 'nl',
    of: { animal: 'cow', breed: 'Aberdeen Angus' },
    old: {
      tag: 'NL 6120 7702 6 en 6120 7711 3',
      boxes: 40,
      cuts: [
        ['Côte de boeuf', 900],
        ['Ribeye', 500],
      ],
    },
    reason: 'Côte de boeuf + Ribeye: all boxes take 28 kg of each; one animal has 22 kg of it at most',
    now: {
      tag: 'NL 6120 7702 6 en 6120 7711 3',
      boxes: 40,
      cuts: [
        ['Côte de boeuf', 900],
        ['Steaks uit de bovenbil', 500],
      ],
    },
  },
  {
    title: 'F24 a pig without a number of its own, counted by the text',
    market: 'fr',
    of: { animal: 'pig', breed: 'Porc Blanc de l’Ouest' },
    old: {
      tag: 'FR 29 KRB',
      boxes: 20,
      title: 'Un cochon, vingt colis',
      cuts: [
        ['Tranches d’échine', 800],
        ['Jambon', 400],
      ],
    },
    reason:
      'Tranches d’échine: all boxes take 16 kg of each; one has 10.5 kg of it at most, and the text says there are 1',
    now: {
      tag: 'FR 29 KRB',
      boxes: 20,
      title: 'Deux cochons, vingt colis',
      cuts: [
        ['Tranches d’échine', 400],
        ['Tranches de jambon frais, à poêler', 400],
      ],
    },
  },
  {
    title: 'F26 the scarcest piece says how many pigs there were',
    market: 'fr',
    of: { animal: 'pig', breed: 'Duroc' },
    old: {
      tag: 'FR 32 BLA',
      boxes: 34,
      cuts: [
        ['Tranches d’échine à griller', 1200],
        ['Travers (ribs), en plaque', 1400],
        ['Poitrine fraîche en tranches', 700],
      ],
      minced: [['Saucisses à griller', 1200]],
    },
    reason:
      'its scarcest piece takes 12 animals, all its kilos only 3: say how many there were, and where the rest goes',
    now: {
      tag: 'FR 32 BLA',
      boxes: 34,
      body: '<p>Neuf cochons pour trente-quatre colis, parce qu’un porc n’a que deux plaques de travers.</p>',
      cuts: [
        ['Tranches d’échine à griller', 1200],
        ['Travers (ribs), une demi-plaque', 700],
      ],
    },
  },
  {
    title: 'F34 roast, chops and back bacon are one loin',
    market: 'uk',
    of: { animal: 'pig', breed: 'Berkshire' },
    old: {
      tag: 'UK DN2093 0077 and 0080',
      boxes: 25,
      cuts: [
        ['Loin roast on the bone', 1400],
        ['Chops, two of 225 g', 900],
        ['Back bacon, dry cured', 400],
      ],
    },
    reason:
      'Loin roast on the bone + Chops, two of 225 g + Back bacon, dry cured: all boxes take 33.8 kg of each; one animal has 20 kg of it at most',
    now: {
      tag: 'UK DN2093 0077 and 0080',
      boxes: 25,
      cuts: [
        ['Shoulder joint, scored', 1150],
        ['Chops, two of 225 g', 900],
        ['Back bacon, dry cured', 400],
      ],
    },
  },
  {
    title: 'F35 one steer has not so much brisket',
    market: 'uk',
    of: { animal: 'cow', breed: 'Belted Galloway' },
    old: { tag: 'UK 723904 600287', boxes: 36, cuts: [['Rolled brisket', 1100]] },
    reason: 'Rolled brisket: all boxes take 39.6 kg of each; one animal has 16.9 kg of it at most',
    now: { tag: 'UK 723904 600287, 600291 and 600294', boxes: 36, cuts: [['Rolled brisket', 1100]] },
  },
  {
    title: 'F36 nor a larger one',
    market: 'uk',
    of: { animal: 'cow', breed: 'Hereford' },
    old: { tag: 'UK 164207 200445', boxes: 28, cuts: [['Rolled brisket', 1200]] },
    reason: 'Rolled brisket: all boxes take 33.6 kg of each; one animal has 20 kg of it at most',
    now: { tag: 'UK 164207 200445', boxes: 28, cuts: [['Rolled brisket', 550]] },
  },
  {
    title: 'F44 what goes into the mincer, the text says',
    market: 'de',
    of: { animal: 'cow', breed: 'Limousin' },
    old: {
      tag: 'DE 05 378 20477',
      boxes: 60,
      minced: [['Rinderhackfleisch', 3600]],
      body: '<p>Aus Schulter, Hals und Bauchlappen wird bei uns Gehacktes. So entstand diese.</p>',
    },
    reason:
      '216 kg of each animal are minced; of what is named here it has 81 kg at most: Aus Schulter, Hals und Bauchlappen wird bei uns Gehacktes.',
    now: {
      tag: 'DE 05 378 20477, 05 378 20479 und 05 378 20480',
      boxes: 60,
      minced: [['Rinderhackfleisch', 3600]],
      body: '<p>Aus Schulter, Hals und Bauchlappen wird bei uns Gehacktes. Von drei Tieren.</p>',
    },
  },
  {
    title: 'F51 fifteen animals of three kinds are not fifteen boars',
    market: 'de',
    of: { animal: 'game', breed: 'Rotwild, Reh, Schwarzwild' },
    old: {
      tag: 'Wildmarke NI 44 0881 bis 0895',
      boxes: 64,
      cuts: [
        ['Hirschbraten aus der Keule', 900],
        ['Rehragout', 500],
        ['Wildschweinbraten aus der Schulter', 900],
      ],
    },
    reason: '15 animals are named, and its pieces take 3 deer, 3 roe, 12 boar',
    now: {
      tag: 'Wildmarke NI 44 0881 bis 0895',
      boxes: 64,
      cuts: [
        ['Hirschbraten aus der Keule', 900],
        ['Rehragout', 500],
        ['Wildschweinbraten', 900],
      ],
    },
  },
];

describe.each(cases)('$title', ({ market, of, old, reason, now }) => {
  test('as it was, somebody is warned', () => {
    expect(saidOf(market, of, old)).toEqual([reason]);
  });

  test('as it is, nobody', () => {
    expect(saidOf(market, of, now)).toEqual([]);
  });
});

test('all boxes of one animal count together', () => {
  const of = { animal: 'cow', breed: 'Hereford' };
  const stew: Box = { tag: 'UK 164207 300453', boxes: 30, cuts: [['Brisket, rolled and tied', 600]] };
  const roast: Box = { tag: 'UK 164207 300453', boxes: 10, cuts: [['Rolled brisket', 500]] };
  expect(saidOf('uk', of, stew)).toEqual([]);
  expect(saidOf('uk', of, stew, roast)).toEqual([
    'Brisket, rolled and tied + Rolled brisket: all boxes take 23 kg of each; one animal has 20 kg of it at most',
    'Brisket, rolled and tied + Rolled brisket: all boxes take 23 kg of each; one animal has 20 kg of it at most',
  ]);
});
