// The raw cuts of cattle: a table.
import type { Motif } from '../motif.ts';
import { diced } from './diced.ts';
import { burgers, mince, soupBalls, tartare } from './minced.ts';
import { sausages } from './sausages.ts';
import { spreads } from './spreads.ts';
import { boilingBeef, marinated, tafelspitz } from './beef/boiled-and-marinated.ts';
import { marrowBones, oxtail, shortRibs } from './beef/bones.ts';
import { blade, chuckSlices, shin } from './beef/braising-slices.ts';
import { brisket, flatRib } from './beef/breast.ts';
import { brothJar } from './beef/broth-jar.ts';
import { cheeks } from './beef/cheeks.ts';
import { shoulderTender, tenderloin } from './beef/fillets.ts';
import { hipSteaks, knuckleSteaks, minuteSteaks, rumpSteaks, thinSlices } from './beef/leg-steaks.ts';
import { liver } from './beef/liver.ts';
import { bavette, flank, onglet } from './beef/long-fibred-steaks.ts';
import { entrecote, ribOfBeef, ribeyes, tomahawk } from './beef/striploin-and-rib.ts';
import { cut } from './cut.ts';
import { joints } from './joints.ts';

export const beefCuts = {
  'beef-mince': cut(mince.beef, 'cow', {
    names: 'gehakt / hackfleisch / mince / haché',
    alt: [
      'Rundergehakt op slagerspapier',
      'Rinderhackfleisch auf Metzgerpapier',
      'Beef mince on butcher paper',
      'Bœuf haché sur papier boucher',
    ],
  }),
  'beef-mince-lean': cut(mince.leanBeef, 'cow', {
    names: 'mager rundergehakt / - / lean / -',
    alt: [
      'Mager, fijn gedraaid rundergehakt',
      'Mageres, feines Rinderhack',
      'Lean, finely minced beef',
      'Bœuf maigre haché fin',
    ],
  }),
  'beef-burgers': cut(burgers.beefBurgers, 'cow', {
    count: { kudde: 2, weide: 4 },
    names: 'burger / burger / burger / steak haché|burger',
    alt: ['Rauwe hamburgers', 'Rohe Burger-Patties', 'Raw beef burgers', 'Steaks hachés crus'],
  }),
  'beef-sausages': cut(sausages.beefSausages, 'cow', {
    count: 4,
    names: 'runderworst|worst / - / beef sausage / saucisse',
    alt: ['Dunne runderworstjes', 'Dünne Rinderwürstchen', 'Thin beef sausages', 'Fines saucisses de bœuf'],
  }),
  'beef-bratwurst': cut(sausages.beefBratwurst, 'cow', {
    count: 5,
    names: '- / rinderbratwurst / - / -',
    alt: ['Dikke runderbraadworst', 'Rinderbratwürste', 'Thick beef sausages', 'Grosses saucisses de bœuf'],
  }),
  'beef-soup-balls': cut(soupBalls, 'cow', {
    count: 30,
    names: 'soepballetjes / - / - / -',
    alt: ['Rauwe soepballetjes', 'Rohe Suppenklößchen', 'Raw meatballs for soup', 'Boulettes à potage crues'],
  }),
  'beef-steak': cut(rumpSteaks, 'cow', {
    count: 2,
    names: 'biefstuk / - / rump|steak / rumsteck',
    alt: ['Twee biefstukken', 'Zwei Steaks aus der Keule', 'Two rump steaks', 'Deux rumstecks'],
  }),
  'beef-knuckle-steak': cut(knuckleSteaks, 'cow', {
    count: 1,
    names: 'kogelbiefstuk / - / - / -',
    alt: ['Kogelbiefstuk met zijn drie naden', 'Steaks aus der Nuss', 'Knuckle steaks', 'Steaks de tranche grasse'],
  }),
  'beef-hip-steak': cut(hipSteaks, 'cow', {
    count: 2,
    names: '- / hüftsteak / - / -',
    alt: [
      'Heupbiefstuk met vetrand',
      'Hüftsteaks mit Fettrand',
      'Rump steaks with a fat edge',
      'Steaks dans la hanche',
    ],
  }),
  'beef-striploin': cut(entrecote, 'cow', {
    count: 2,
    names: 'entrecote / rumpsteak / sirloin / faux-filet',
    alt: [
      'Twee entrecotes met vetrand',
      'Zwei Rumpsteaks mit Fettrand',
      'Two sirloin steaks with their fat',
      'Deux faux-filets et leur gras',
    ],
  }),
  'beef-ribeye': cut(ribeyes, 'cow', {
    count: { kudde: 1, weide: 2 },
    names: 'ribeye / entrecôte / ribeye / entrecôte',
    alt: ['Gemarmerde ribeye', 'Marmorierte Entrecôtes', 'Marbled ribeye steak', 'Entrecôte persillée'],
  }),
  'beef-rib': cut(ribOfBeef, 'cow', {
    count: 1,
    names: 'côte de boeuf / - / rib of beef / côte de bœuf',
    alt: ['Côte de boeuf met kort bot', 'Rinderkotelett mit kurzem Knochen', 'Rib of beef on the bone', 'Côte de bœuf'],
  }),
  'beef-tomahawk': cut(tomahawk, 'cow', {
    count: 1,
    brands: 'Weidekiste',
    names: 'tomahawk / tomahawk / tomahawk / tomahawk',
    alt: [
      'Tomahawk met lang bot',
      'Tomahawk mit langem Knochen',
      'Tomahawk with its long bone',
      'Tomahawk à long manche',
    ],
  }),
  'beef-tenderloin': cut(tenderloin, 'cow', {
    count: 1,
    names: 'ossenhaas / rinderfilet / beef fillet / filet de bœuf',
    alt: [
      'Ossenhaas aan één stuk, opgebonden',
      'Rinderfilet am Stück, gebunden',
      'Beef fillet in one piece, tied',
      'Filet de bœuf en un morceau, ficelé',
    ],
  }),
  'beef-shoulder-tender': cut(shoulderTender, 'cow', {
    count: 1,
    names: 'diamanthaas / - / - / -',
    alt: [
      'Diamanthaas, één plak afgesneden',
      'Falsches Filet, angeschnitten',
      'Shoulder tender, one slice cut',
      'Jumeau de bœuf, une tranche coupée',
    ],
  }),
  'beef-bavette': cut(bavette, 'cow', {
    count: 1,
    names: 'bavette / bavette / bavette / bavette',
    alt: [
      'Bavette met grove draad',
      'Bavette mit grober Faser',
      'Bavette with its coarse grain',
      'Bavette à fibre longue',
    ],
  }),
  'beef-flank': cut(flank, 'cow', {
    count: 1,
    brands: 'Weidekiste',
    names: '- / flanksteak / flank / -',
    alt: ['Vangstuk in de lengte van de draad', 'Flanksteak', 'Flank steak', 'Flanchet'],
  }),
  'beef-onglet': cut(onglet, 'cow', {
    names: 'longhaas / - / hanger|onglet / onglet',
    alt: ['Longhaas met de pees in het midden', 'Nierenzapfen', 'Hanger steak with its sinew', 'Onglet et son nerf'],
  }),
  'beef-blade': cut(blade, 'cow', {
    count: 2,
    names: 'sukade / schaufel / feather|blade / paleron',
    alt: [
      'Sukadelappen met de zeen in het midden',
      'Schaufelsteaks mit Sehne',
      'Feather blade with its line of gristle',
      'Paleron et son nerf',
    ],
  }),
  'beef-chuck-slices': cut(chuckSlices, 'cow', {
    count: 2,
    names: 'riblap / - / chuck|braising / -',
    alt: ['Riblappen', 'Scheiben aus der Hochrippe', 'Slices of chuck', 'Tranches de basses côtes'],
  }),
  'beef-shin': cut(shin, 'cow', {
    count: { kudde: 1, weide: 2 },
    names: 'schenkel / beinscheibe / shin / jarret',
    alt: [
      'Runderschenkel met mergpijp',
      'Beinscheiben mit Markknochen',
      'Shin of beef on the bone',
      'Jarret de bœuf à la moelle',
    ],
  }),
  'beef-flat-rib': cut(flatRib, 'cow', {
    names: 'klapstuk / - / - / -',
    alt: [
      'Klapstuk met een laag vet',
      'Querrippe ohne Knochen',
      'Flat rib with a layer of fat',
      'Plat de côtes désossé',
    ],
  }),
  'beef-brisket': cut(brisket, 'cow', {
    brands: 'Kudde',
    names: 'puntborst / rinderbrust / brisket / poitrine de bœuf',
    alt: ['Runderborst met vet', 'Rinderbrust mit Fettschicht', 'Brisket with its fat', 'Poitrine de bœuf et son gras'],
  }),
  'beef-short-ribs': cut(shortRibs, 'cow', {
    names: '- / - / short rib / plat de côtes',
    alt: [
      'Drie short ribs op het bot',
      'Drei Querrippen am Knochen',
      'Three short ribs on the bone',
      "Plat de côtes à l'os",
    ],
  }),
  'beef-oxtail': cut(oxtail, 'cow', {
    count: { weide: 4 },
    names: 'ossenstaart / ochsenschwanz / oxtail / queue de bœuf',
    alt: ['Ossenstaart in schijven', 'Ochsenschwanz in Scheiben', 'Oxtail in slices', 'Queue de bœuf en tronçons'],
  }),
  'beef-marrow-bones': cut(marrowBones, 'cow', {
    count: 4,
    names: 'mergpijp / markknochen / marrow bone / os à moelle',
    alt: ['Vier mergpijpen', 'Vier Markknochen', 'Four marrow bones', 'Quatre os à moelle'],
  }),
  'beef-thin-slices': cut(thinSlices, 'cow', {
    count: 4,
    names: '- / rouladen / - / -',
    alt: ['Dunne plakken rundvlees', 'Dünne Rouladenscheiben', 'Thin slices of beef', 'Fines tranches de bœuf'],
  }),
  'beef-minute-steaks': cut(minuteSteaks, 'cow', {
    count: 4,
    brands: 'Weidekiste',
    names: '- / minutensteak / minute steak / -',
    alt: ['Dunne minuutsteaks', 'Minutensteaks', 'Minute steaks', 'Steaks minute'],
  }),
  'beef-cheeks': cut((sheet, count) => cheeks(sheet, count), 'cow', {
    count: 2,
    brands: 'Weidekiste',
    names: 'runderwang / rinderbäckchen / ox cheek / joue de bœuf',
    alt: ['Twee runderwangen', 'Zwei Rinderbäckchen', 'Two ox cheeks', 'Deux joues de bœuf'],
  }),
  'beef-roast': cut(joints.roastBeef, 'cow', {
    names: 'rosbief / - / - / rosbif',
    alt: ['Rosbief aan één stuk', 'Rinderbraten am Stück', 'Beef roasting joint', 'Rosbif en un morceau'],
  }),
  'beef-striploin-roast': cut(joints.striploinRoast, 'cow', {
    names: '- / roastbeef / - / -',
    alt: ['Dunne lende met vetkap', 'Roastbeef mit Fettdeckel', 'Strip loin with its fat', 'Contre-filet et son gras'],
  }),
  'beef-striploin-tied': cut(joints.striploinTied, 'cow', {
    names: '- / roastbeef / - / -',
    alt: ['Opgebonden dunne lende', 'Gebundenes Roastbeef', 'Tied strip loin', 'Contre-filet ficelé'],
  }),
  'beef-rolled-roast': cut(joints.rolledBeef, 'cow', {
    names: 'rollade / - / - / -',
    alt: ['Opgebonden runderrollade', 'Rinderrollbraten', 'Rolled beef joint', 'Rôti de bœuf roulé'],
  }),
  'beef-pot-roast': cut(joints.beefRoast, 'cow', {
    names: '- / rinderbraten / - / -',
    alt: ['Stoofstuk van het rund', 'Rinderbraten', 'Beef pot roast', 'Bœuf à braiser'],
  }),
  'beef-topside': cut(joints.topside, 'cow', {
    names: '- / - / topside / -',
    alt: ['Bovenbil, opgebonden', 'Oberschale', 'Topside, tied', 'Tende de tranche ficelée'],
  }),
  'beef-marinated': cut(marinated, 'cow', {
    names: '- / sauerbraten / - / -',
    alt: ['Rundvlees in azijnmarinade', 'Sauerbraten in der Beize', 'Beef in a vinegar marinade', 'Bœuf en marinade'],
  }),
  'beef-boiling': cut(boilingBeef, 'cow', {
    brands: 'Weidekiste',
    names: 'soepvlees / suppenfleisch / - / -',
    alt: [
      'Soepvlees met bot en groente',
      'Suppenfleisch mit Knochen und Gemüse',
      'Boiling beef with bone',
      'Bœuf à pot-au-feu',
    ],
  }),
  'beef-tafelspitz': cut(tafelspitz, 'cow', {
    names: '- / tafelspitz / - / -',
    alt: ['Staartstuk met vetkap', 'Tafelspitz mit Fettdeckel', 'Rump cap with its fat', 'Aiguillette et son gras'],
  }),
  'beef-stewing': cut(diced.beefStewing, 'cow', {
    names: 'stoofvlees / - / stewing|diced beef / bourguignon',
    alt: ['Stoofvlees in blokken', 'Schmorfleisch in Würfeln', 'Diced stewing beef', 'Bœuf à bourguignon'],
  }),
  'beef-soup-dice': cut(diced.beefSoupDice, 'cow', {
    names: 'poulet / - / - / -',
    alt: [
      'Runderpoulet in kleine blokjes',
      'Kleine Rindfleischwürfel',
      'Small dice of beef for soup',
      'Petits dés de bœuf',
    ],
  }),
  'beef-goulash': cut(diced.goulash, 'cow', {
    names: '- / gulasch / - / -',
    alt: ['Goulashvlees van het rund', 'Rindergulasch', 'Diced beef for goulash', 'Bœuf à goulasch'],
  }),
  'beef-tartare': cut(tartare, 'cow', {
    count: 2,
    names: 'tartaar / - / - / tartare',
    alt: ['Twee tartaartjes', 'Zweimal Tatar', 'Two portions of tartare', 'Deux tartares'],
  }),
  'beef-liver': cut(liver, 'cow', {
    count: 2,
    brands: 'Weidekiste',
    names: 'runderlever / rinderleber / - / foie',
    alt: [
      'Twee plakken runderlever',
      'Zwei Scheiben Rinderleber',
      'Two slices of beef liver',
      'Deux tranches de foie de bœuf',
    ],
  }),
  'beef-broth': {
    ...cut(brothJar, 'cow', {
      names: 'bouillon / fond / stock|broth / bouillon',
      alt: ['Pot runderbouillon', 'Glas Rinderfond', 'Jar of beef broth', 'Bocal de bouillon de bœuf'],
    }),
    state: 'cooked',
  },
  'beef-selection': cut(spreads.beefSelection, 'cow', {
    brands: 'Kudde',
    names: 'pakket / kiste / box / colis',
    alt: [
      'Steak, gehakt en worst van het rund',
      'Steak, Hack und Wurst vom Rind',
      'Steak, mince and sausage of beef',
      'Steak, haché et saucisse de bœuf',
    ],
  }),
  'beef-large-selection': cut(spreads.beefLargeSelection, 'cow', {
    names: 'pakket / kiste / box / colis',
    alt: [
      'Braadstuk, steaks en stoofvlees',
      'Braten, Steaks und Schmorfleisch',
      'Joint, steaks and stewing beef',
      'Rôti, steaks et viande à mijoter',
    ],
  }),
  'beef-slow-selection': cut(spreads.beefSlowSelection, 'cow', {
    brands: 'Kudde',
    names: 'pakket / kiste / box / colis',
    alt: [
      'Schenkel, sukade en stoofvlees',
      'Beinscheibe, Schaufel und Gulasch',
      'Shin, blade and diced beef',
      'Jarret, paleron et viande à mijoter',
    ],
  }),
} satisfies Record<string, Motif>;
