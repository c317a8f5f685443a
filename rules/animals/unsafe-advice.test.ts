import { expect, test } from 'vitest';
import { unsafeAdvice } from './unsafe-advice.ts';

type Case = [language: string, text: string, reason: RegExp];

test.each<Case>([
  ['nl', '<p>Gehakt bakt snel droog, dus laat het midden roze.</p>', /through/],
  ['nl', '<p>Mager gehakt, voor filet americain.</p>', /through/],
  ['nl', '<p>Levertjes: twee minuten per kant, roze van binnen.</p>', /through/],
  ['nl', '<p>De kalkoen is klaar bij 65 °C in de dij.</p>', /70 °C/],
  ['nl', '<p>Spoel de kip af en dep haar droog.</p>', /rinse/i],
  ['fr', '<p>Servez le poulet rosé.</p>', /through/],
  ['fr', '<p>Viande hachée\u202f: 60 °C à cœur.</p>', /70 °C/],
  ['fr', '<p>Rincez le poulet, puis séchez-le.</p>', /rinse/i],
  ['en', '<p>Keep the burgers pink.</p>', /through/],
  ['en', '<p>The chicken is ready when it reads 62 °C.</p>', /70 °C/],
  ['en', '<p>Rinse the turkey and pat it dry.</p>', /rinse/i],
  ['de', '<p>Die Hähnchenleber bleibt innen rosa.</p>', /through/],
  ['de', '<p>Wildschwein, 62 °C im Kern.</p>', /70 °C/],
  ['de', '<p>Gans abspülen, trocken tupfen, salzen.</p>', /rinse/i],
  ['de', '<p>Schweinefilet, 55 Grad im Kern.</p>', /60 °C/],
  ['de', '<p>Gerollter Schweinebraten, 62 Grad im Kern.</p>', /70 °C/],
  ['nl', '<p>Varkenshaas, 55 °C in de kern.</p>', /60 °C/],
  ['nl', '<p>Gerolde varkensschouder, 62 °C in de kern.</p>', /70 °C/],
  ['fr', '<p>Filet de porc\u202f: 55 °C à cœur.</p>', /60 °C/],
  ['fr', '<p>Épaule de porc roulée\u202f: 62 °C à cœur.</p>', /70 °C/],
  ['en', '<p>Pork chops are ready at 55 °C.</p>', /60 °C/],
  ['en', '<p>Rolled pork shoulder is ready at 62 °C.</p>', /70 °C/],
  ['fr', '<p>Pour un tartare de haché.</p>', /through/],
  ['en', '<p>For steak tartare from mince.</p>', /through/],
  ['de', '<p>Gänsekeulen: 60 Grad reichen.</p>', /except for the breast/],
  ['nl', '<p>Eendenbouten: 60 °C is genoeg.</p>', /except for the breast/],
  ['fr', '<p>Cuisses de canard\u202f: 58 °C à cœur.</p>', /except for the breast/],
  ['en', '<p>Goose legs are done at 62 °C.</p>', /except for the breast/],
  ['de', '<p>Schweinehackfleisch, für Mettbällchen pur.</p>', /through/],
  ['nl', '<p>Ontdooi het op het aanrecht.</p>', /fridge/],
  ['fr', '<p>Décongelez-le à température ambiante.</p>', /fridge/],
  ['en', '<p>Thaw it on the worktop overnight.</p>', /fridge/],
  ['de', '<p>Über Nacht bei Zimmertemperatur auftauen, also aufgetaut bei Zimmertemperatur.</p>', /fridge/],
])('%s: %j is told', (language, text, reason) => {
  expect(unsafeAdvice(language, text).join(' ')).toMatch(reason);
});

test.each<[string, string]>([
  ['nl', '<p>Biefstuk: bij 48 °C is hij rood, bij 54 rosé.</p>'],
  ['nl', '<p>In het midden moet gehakt 70 °C zijn, zonder roze.</p>'],
  ['nl', '<p>Kan ik het gehakt rosé eten?</p>'],
  ['nl', '<p>Het dijvlees van kalkoen is rozerood en mals.</p>'],
  ['nl', '<p>Haal de kipfilet eruit bij 72 °C.</p>'],
  ['nl', '<p>Eendenborst is op 54 °C rosé.</p>'],
  ['nl', '<p>Karbonade: 62 °C, een zweem roze bij het bot is goed.</p>'],
  ['fr', '<p>Ne rincez pas le poulet, l’eau éclabousse.</p>'],
  ['fr', '<p>Gigot rosé, 57 °C à cœur.</p>'],
  ['en', '<p>Do not rinse the chicken; that only spreads things.</p>'],
  ['en', '<p>Roast the chicken at 200 °C.</p>'],
  ['en', 'Ixworth chicken, a rare breed'],
  ['de', '<p>Läuft der Saft beim Huhn klar und nicht rosa, ist es gar.</p>'],
  ['de', '<p>Rosa gibt es beim Wildschwein nicht.</p>'],
  ['de', '<p>Lammkoteletts: rosa bei 58 Grad.</p>'],
  ['de', '<p>Hirschrücken: 57 °C im Kern, rosa.</p>'],
  ['de', '<p>Entenbrust: 58 Grad im Kern.</p>'],
  ['en', '<p>Thaw it in the fridge, not on the worktop.</p>'],
  ['it', '<p>Pollo rosa.</p>'],
])('%s: %j is fine', (language, text) => {
  expect(unsafeAdvice(language, text)).toEqual([]);
});

test('a sentence that starts with its colour speaks of what the text is about', () => {
  expect(unsafeAdvice('nl', '<p>Twee minuten per kant. Roze van binnen.</p>', 'Kippenlevertjes')).toHaveLength(1);
  expect(unsafeAdvice('nl', '<p>Twee minuten per kant. Rosé van binnen.</p>', 'Lamskoteletten')).toEqual([]);
});
