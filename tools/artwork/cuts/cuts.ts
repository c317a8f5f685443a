// Every raw cut: its drawing, whose it is, what it is called where it is sold, and what it says to those who cannot see it.
import type { AltRow } from '../alt-row.ts';
import { palettesOf } from '../motif.ts';
import type { Brands, Motif, Species } from '../motif.ts';
import * as beef from './beef.ts';
import * as b from './butchery.ts';
import { fishes } from './fish.ts';
import { venison } from './game.ts';
import { lambChops, lambNeck, lambShanks, lambShoulder, legs, racks } from './lamb.ts';
import { burgers, diced, mince, soupBalls, tartare } from './minced.ts';
import { bellyPiece, bellySlices, hamSlices, neckSlices, ribChops, smokedHam, spareRibs } from './pork.ts';
import { parts, wholeBirds } from './poultry.ts';
import { sausages } from './sausages.ts';
import { spreads } from './spreads.ts';

type Cut = {
  /** `nl / de / en / fr`, with a bar between synonyms and a dash where that market's butchers do not cut it. */
  names: string;
  alt: AltRow;
  /** Whose inks; without it, of each brand that has a name for it. */
  brands?: Brands;
};

function cut(draw: Motif['draw'], species: Species | readonly Species[], { names, alt, brands }: Cut): Motif {
  const listed = names.split('/').map((list) => list.split('|').map((name) => name.trim()));
  const [nl = [], de = [], en = [], fr = []] = listed.map((list) => list.filter((name) => name !== '' && name !== '-'));
  const isKudde = nl.length + en.length + fr.length > 0;
  const named = de.length === 0 ? 'Kudde' : isKudde ? 'both' : 'Weidekiste';
  return {
    draw,
    state: 'raw',
    species: typeof species === 'string' ? [species] : species,
    alt,
    names: [nl, de, en, fr],
    palettes: palettesOf[brands ?? named],
  };
}

export const cuts = {
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
    names: 'burger / burger / burger / steak haché|burger',
    alt: ['Vier rauwe hamburgers', 'Vier rohe Burger-Patties', 'Four raw beef burgers', 'Quatre steaks hachés'],
  }),
  'beef-sausages': cut(sausages.beefSausages, 'cow', {
    names: 'runderworst|worst / - / beef sausage / saucisse',
    alt: ['Dunne runderworstjes', 'Dünne Rinderwürstchen', 'Thin beef sausages', 'Fines saucisses de bœuf'],
  }),
  'beef-bratwurst': cut(sausages.beefBratwurst, 'cow', {
    names: '- / rinderbratwurst / - / -',
    alt: ['Dikke runderbraadworst', 'Rinderbratwürste', 'Thick beef sausages', 'Grosses saucisses de bœuf'],
  }),
  'beef-soup-balls': cut(soupBalls, 'cow', {
    names: 'soepballetjes / - / - / -',
    alt: ['Rauwe soepballetjes', 'Rohe Suppenklößchen', 'Raw meatballs for soup', 'Boulettes à potage crues'],
  }),
  'beef-steak': cut(beef.rumpSteaks, 'cow', {
    names: 'biefstuk / - / rump|steak / rumsteck',
    alt: ['Twee biefstukken', 'Zwei Steaks aus der Keule', 'Two rump steaks', 'Deux rumstecks'],
  }),
  'beef-knuckle-steak': cut(beef.knuckleSteaks, 'cow', {
    names: 'kogelbiefstuk / - / - / -',
    alt: ['Kogelbiefstuk met zijn drie naden', 'Steaks aus der Nuss', 'Knuckle steaks', 'Steaks de tranche grasse'],
  }),
  'beef-hip-steak': cut(beef.hipSteaks, 'cow', {
    names: '- / hüftsteak / - / -',
    alt: [
      'Heupbiefstuk met vetrand',
      'Hüftsteaks mit Fettrand',
      'Rump steaks with a fat edge',
      'Steaks dans la hanche',
    ],
  }),
  'beef-striploin': cut(beef.entrecote, 'cow', {
    names: 'entrecote / rumpsteak / sirloin / faux-filet',
    alt: [
      'Twee entrecotes met vetrand',
      'Zwei Rumpsteaks mit Fettrand',
      'Two sirloin steaks with their fat',
      'Deux faux-filets et leur gras',
    ],
  }),
  'beef-ribeye': cut(beef.ribeyes, 'cow', {
    names: 'ribeye / entrecôte / ribeye / entrecôte',
    alt: [
      'Twee gemarmerde ribeyes',
      'Zwei marmorierte Entrecôtes',
      'Two marbled ribeye steaks',
      'Deux entrecôtes persillées',
    ],
  }),
  'beef-rib': cut(beef.ribOfBeef, 'cow', {
    names: 'côte de boeuf / - / rib of beef / côte de bœuf',
    alt: ['Côte de boeuf met kort bot', 'Rinderkotelett mit kurzem Knochen', 'Rib of beef on the bone', 'Côte de bœuf'],
  }),
  'beef-tomahawk': cut(beef.tomahawk, 'cow', {
    names: 'tomahawk / tomahawk / tomahawk / tomahawk',
    alt: [
      'Tomahawk met lang bot',
      'Tomahawk mit langem Knochen',
      'Tomahawk with its long bone',
      'Tomahawk à long manche',
    ],
  }),
  'beef-tenderloin': cut((sheet) => beef.tenderloin(sheet), 'cow', {
    names: 'ossenhaas / rinderfilet / beef fillet / filet de bœuf',
    alt: [
      'Ossenhaas met twee medaillons',
      'Rinderfilet mit zwei Medaillons',
      'Beef fillet and two medallions',
      'Filet de bœuf et deux tournedos',
    ],
  }),
  'beef-shoulder-tender': cut(beef.shoulderTender, 'cow', {
    names: 'diamanthaas / - / - / -',
    alt: ['Drie diamanthazen', 'Drei falsche Filets', 'Three shoulder tenders', 'Trois jumeaux de bœuf'],
  }),
  'beef-bavette': cut(beef.bavette, 'cow', {
    names: 'bavette / bavette / bavette / bavette',
    alt: [
      'Bavette met grove draad',
      'Bavette mit grober Faser',
      'Bavette with its coarse grain',
      'Bavette à fibre longue',
    ],
  }),
  'beef-flank': cut(beef.flank, 'cow', {
    brands: 'Weidekiste',
    names: '- / flanksteak / flank / -',
    alt: ['Vangstuk in de lengte van de draad', 'Flanksteak', 'Flank steak', 'Flanchet'],
  }),
  'beef-onglet': cut(beef.onglet, 'cow', {
    names: 'longhaas / - / hanger|onglet / onglet',
    alt: ['Longhaas met de pees in het midden', 'Nierenzapfen', 'Hanger steak with its sinew', 'Onglet et son nerf'],
  }),
  'beef-blade': cut(beef.blade, 'cow', {
    names: 'sukade / schaufel / feather|blade / paleron',
    alt: [
      'Sukadelappen met de zeen in het midden',
      'Schaufelsteaks mit Sehne',
      'Feather blade with its line of gristle',
      'Paleron et son nerf',
    ],
  }),
  'beef-chuck-slices': cut(beef.chuckSlices, 'cow', {
    names: 'riblap / - / chuck|braising / -',
    alt: ['Riblappen', 'Scheiben aus der Hochrippe', 'Slices of chuck', 'Tranches de basses côtes'],
  }),
  'beef-shin': cut((sheet) => beef.shin(sheet), 'cow', {
    names: 'schenkel / beinscheibe / shin / jarret',
    alt: [
      'Runderschenkel met mergpijp',
      'Beinscheiben mit Markknochen',
      'Shin of beef on the bone',
      'Jarret de bœuf à la moelle',
    ],
  }),
  'beef-flat-rib': cut(beef.flatRib, 'cow', {
    names: 'klapstuk / - / - / -',
    alt: [
      'Klapstuk met een laag vet',
      'Querrippe ohne Knochen',
      'Flat rib with a layer of fat',
      'Plat de côtes désossé',
    ],
  }),
  'beef-brisket': cut(beef.brisket, 'cow', {
    brands: 'Kudde',
    names: 'puntborst / rinderbrust / brisket / poitrine de bœuf',
    alt: ['Runderborst met vet', 'Rinderbrust mit Fettschicht', 'Brisket with its fat', 'Poitrine de bœuf et son gras'],
  }),
  'beef-short-ribs': cut(beef.shortRibs, 'cow', {
    names: '- / - / short rib / plat de côtes',
    alt: [
      'Drie short ribs op het bot',
      'Drei Querrippen am Knochen',
      'Three short ribs on the bone',
      "Plat de côtes à l'os",
    ],
  }),
  'beef-oxtail': cut(beef.oxtail, 'cow', {
    names: 'ossenstaart / ochsenschwanz / oxtail / queue de bœuf',
    alt: ['Ossenstaart in schijven', 'Ochsenschwanz in Scheiben', 'Oxtail in slices', 'Queue de bœuf en tronçons'],
  }),
  'beef-marrow-bones': cut(beef.marrowBones, 'cow', {
    names: 'mergpijp / markknochen / marrow bone / os à moelle',
    alt: ['Drie mergpijpen', 'Drei Markknochen', 'Three marrow bones', 'Trois os à moelle'],
  }),
  'beef-thin-slices': cut(beef.thinSlices, 'cow', {
    names: '- / rouladen / - / -',
    alt: ['Dunne plakken rundvlees', 'Dünne Rouladenscheiben', 'Thin slices of beef', 'Fines tranches de bœuf'],
  }),
  'beef-minute-steaks': cut(beef.minuteSteaks, 'cow', {
    brands: 'Weidekiste',
    names: '- / minutensteak / minute steak / -',
    alt: ['Dunne minuutsteaks', 'Minutensteaks', 'Minute steaks', 'Steaks minute'],
  }),
  'beef-cheeks': cut((sheet) => beef.cheeks(sheet), 'cow', {
    brands: 'Weidekiste',
    names: 'runderwang / rinderbäckchen / ox cheek / joue de bœuf',
    alt: ['Runderwangen', 'Rinderbäckchen', 'Ox cheeks', 'Joues de bœuf'],
  }),
  'beef-roast': cut(beef.joints.roastBeef, 'cow', {
    names: 'rosbief / - / - / rosbif',
    alt: ['Rosbief aan één stuk', 'Rinderbraten am Stück', 'Beef roasting joint', 'Rosbif en un morceau'],
  }),
  'beef-striploin-roast': cut(beef.joints.striploinRoast, 'cow', {
    names: '- / roastbeef / - / -',
    alt: ['Dunne lende met vetkap', 'Roastbeef mit Fettdeckel', 'Strip loin with its fat', 'Contre-filet et son gras'],
  }),
  'beef-striploin-tied': cut(beef.joints.striploinTied, 'cow', {
    names: '- / roastbeef / - / -',
    alt: ['Opgebonden dunne lende', 'Gebundenes Roastbeef', 'Tied strip loin', 'Contre-filet ficelé'],
  }),
  'beef-rolled-roast': cut(beef.joints.rolledBeef, 'cow', {
    names: 'rollade / - / - / -',
    alt: ['Opgebonden runderrollade', 'Rinderrollbraten', 'Rolled beef joint', 'Rôti de bœuf roulé'],
  }),
  'beef-pot-roast': cut(beef.joints.beefRoast, 'cow', {
    names: '- / rinderbraten / - / -',
    alt: ['Stoofstuk van het rund', 'Rinderbraten', 'Beef pot roast', 'Bœuf à braiser'],
  }),
  'beef-topside': cut(beef.joints.topside, 'cow', {
    names: '- / - / topside / -',
    alt: ['Bovenbil, opgebonden', 'Oberschale', 'Topside, tied', 'Tende de tranche ficelée'],
  }),
  'beef-marinated': cut(beef.marinated, 'cow', {
    names: '- / sauerbraten / - / -',
    alt: ['Rundvlees in azijnmarinade', 'Sauerbraten in der Beize', 'Beef in a vinegar marinade', 'Bœuf en marinade'],
  }),
  'beef-boiling': cut(beef.boilingBeef, 'cow', {
    brands: 'Weidekiste',
    names: 'soepvlees / suppenfleisch / - / -',
    alt: [
      'Soepvlees met bot en groente',
      'Suppenfleisch mit Knochen und Gemüse',
      'Boiling beef with bone',
      'Bœuf à pot-au-feu',
    ],
  }),
  'beef-tafelspitz': cut(beef.tafelspitz, 'cow', {
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
    names: 'tartaar / - / - / tartare',
    alt: ['Twee tartaartjes', 'Zweimal Tatar', 'Two portions of tartare', 'Deux tartares'],
  }),
  'beef-liver': cut((sheet) => beef.liver(sheet), 'cow', {
    brands: 'Weidekiste',
    names: 'runderlever / rinderleber / - / foie',
    alt: ['Runderlever', 'Rinderleber', 'Beef liver', 'Foie de bœuf'],
  }),
  'beef-broth': {
    ...cut(beef.brothJar, 'cow', {
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
  'chicken-whole': cut(wholeBirds.wholeChicken, 'chicken', {
    names: 'hele kip|kip / huhn|hähnchen / whole chicken|chicken / poulet',
    alt: ['Hele kip', 'Ganzes Huhn', 'Whole chicken', 'Poulet entier'],
  }),
  'chicken-soup-hen': cut(wholeBirds.soupHen, 'chicken', {
    names: 'soepkip / suppenhuhn / boiling fowl / poule',
    alt: ['Soepkip met soepgroente', 'Suppenhuhn mit Suppengrün', 'Boiling fowl with vegetables', 'Poule à bouillir'],
  }),
  'chicken-blue-legged': cut(wholeBirds.blueLegged, 'chicken', {
    names: '- / mit blauen beinen|les-bleues / - / -',
    alt: ['Kip met blauwe poten', 'Huhn mit blauen Beinen', 'Chicken with blue legs', 'Poulet à pattes bleues'],
  }),
  'chicken-breast': cut(parts.breastFillet, 'chicken', {
    names: 'kipfilet / hähnchenbrust / chicken breast / blanc de poulet',
    alt: ['Twee kipfilets', 'Zwei Hähnchenbrustfilets', 'Two chicken breasts', 'Deux blancs de poulet'],
  }),
  'chicken-thighs': cut(parts.thighs, 'chicken', {
    names: 'dij / - / thigh / haut de cuisse',
    alt: ['Kippendijen zonder bot', 'Ausgelöste Hähnchenschenkel', 'Boned chicken thighs', 'Hauts de cuisse désossés'],
  }),
  'chicken-drumsticks': cut(parts.drumsticks, 'chicken', {
    brands: 'Kudde',
    names: 'drumstick / unterkeule / drumstick / pilon',
    alt: ['Vier drumsticks', 'Vier Unterkeulen', 'Four drumsticks', 'Quatre pilons'],
  }),
  'chicken-legs': cut(parts.chickenLegs, 'chicken', {
    names: 'kippenpoot|kippenpoten / hähnchenkeule / chicken leg / cuisse de poulet',
    alt: ['Twee hele kippenpoten', 'Zwei Hähnchenkeulen', 'Two whole chicken legs', 'Deux cuisses de poulet'],
  }),
  'chicken-wings': cut(parts.wings, 'chicken', {
    names: 'vleugel / flügel / wing / aile',
    alt: ['Kippenvleugels', 'Hähnchenflügel', 'Chicken wings', 'Ailes de poulet'],
  }),
  'chicken-mince': cut(mince.chicken, 'chicken', {
    names: 'kipgehakt / - / - / -',
    alt: ['Kipgehakt', 'Hähnchenhack', 'Chicken mince', 'Poulet haché'],
  }),
  'chicken-livers': cut(parts.chickenLivers, 'chicken', {
    names: 'levertjes / hähnchenleber / liver / foie',
    alt: ['Kippenlevertjes', 'Hähnchenleber', 'Chicken livers', 'Foies de volaille'],
  }),
  'chicken-sausages': cut(sausages.chickenSausages, 'chicken', {
    names: 'kipsaucijzen / - / - / -',
    alt: ['Kipsaucijzen', 'Hähnchenwürstchen', 'Chicken sausages', 'Saucisses de volaille'],
  }),
  'pork-neck-slices': cut(neckSlices, 'pig', {
    names: 'procureurlap / nacken / - / échine',
    alt: ['Procureurlappen', 'Nackensteaks', 'Pork neck steaks', "Tranches d'échine"],
  }),
  'pork-neck': cut(beef.joints.neck, 'pig', {
    names: 'procureur / - / - / -',
    alt: ['Procureur aan één stuk', 'Schweinenacken am Stück', 'Pork neck in one piece', 'Échine en un morceau'],
  }),
  'pork-chops': cut(ribChops, 'pig', {
    names: 'karbonade / kotelett / chop / côte de porc',
    alt: ['Drie ribkarbonades', 'Drei Koteletts', 'Three pork chops', 'Trois côtes de porc'],
  }),
  'pork-belly-slices': cut(bellySlices, 'pig', {
    names: 'speklap / - / - / -',
    alt: ['Speklappen', 'Bauchscheiben', 'Slices of pork belly', 'Tranches de poitrine'],
  }),
  'pork-belly': cut(bellyPiece, 'pig', {
    names: 'buikspek / bauch / belly / poitrine',
    alt: [
      'Buikspek met zwoerd',
      'Schweinebauch mit Schwarte',
      'Pork belly with its rind',
      'Poitrine de porc et sa couenne',
    ],
  }),
  'pork-tenderloin': cut((sheet) => beef.tenderloin(sheet, { coat: b.pork, ground: b.onTeal, isSmall: true }), 'pig', {
    names: 'varkenshaas / schweinefilet / pork fillet|tenderloin / filet mignon',
    alt: ['Varkenshaas', 'Schweinefilet', 'Pork tenderloin', 'Filet mignon de porc'],
  }),
  'pork-spare-ribs': cut(spareRibs, 'pig', {
    brands: 'Kudde',
    names: 'sparerib / rippchen / rib / travers',
    alt: ['Spareribs', 'Rippchen', 'Spare ribs', 'Travers de porc'],
  }),
  'pork-bratwurst': cut(sausages.bratwurst, 'pig', {
    names: 'braadworst|worst / - / sausage / saucisse',
    alt: ['Vier braadworsten', 'Vier Bratwürste', 'Four pork sausages', 'Quatre saucisses'],
  }),
  'pork-coarse-bratwurst': cut(sausages.coarseBratwurst, 'pig', {
    names: '- / bratwurst / cumberland / -',
    alt: [
      'Grove braadworst als slak',
      'Grobe Bratwurst als Schnecke',
      'Coarse sausage in a coil',
      'Saucisse en brasse',
    ],
  }),
  'pork-mince': cut(mince.pork, 'pig', {
    names: 'varkensgehakt / schweinehack / pork mince / -',
    alt: ['Varkensgehakt', 'Schweinehackfleisch', 'Pork mince', 'Porc haché'],
  }),
  'pork-ham-slices': cut(hamSlices, 'pig', {
    names: 'hamlap / - / - / -',
    alt: ['Hamlappen', 'Schinkenscheiben', 'Slices of leg of pork', 'Tranches de jambon frais'],
  }),
  'pork-cheeks': cut((sheet) => beef.cheeks(sheet, { coat: b.darkPork, ground: b.onTeal, scale: 0.86 }), 'pig', {
    names: 'varkenswang / schweinebäckchen / - / joue de porc',
    alt: ['Varkenswangen', 'Schweinebäckchen', 'Pork cheeks', 'Joues de porc'],
  }),
  'pork-crackling-joint': cut(beef.joints.crackling, 'pig', {
    names: '- / krustenbraten / - / -',
    alt: [
      'Varkensschouder met ingesneden zwoerd',
      'Krustenbraten mit Schwarte',
      'Pork joint with scored rind',
      'Rôti de porc avec couenne',
    ],
  }),
  'pork-shoulder': cut(beef.joints.porkShoulder, 'pig', {
    names: '- / - / pork shoulder / -',
    alt: ['Varkensschouder', 'Schweineschulter', 'Pork shoulder', 'Épaule de porc'],
  }),
  'pork-smoked-ham': {
    ...cut(smokedHam, 'pig', {
      names: '- / schinkenspeck / - / -',
      alt: [
        'Gerookte ham met plakken',
        'Schinkenspeck, angeschnitten',
        'Smoked ham, sliced',
        'Jambon fumé en tranches',
      ],
    }),
    state: 'cooked',
  },
  'pork-sausage-and-bacon': cut(sausages.sausageAndBacon, 'pig', {
    names: '- / - / sausage and bacon / -',
    alt: ['Worst en spek', 'Wurst und Speck', 'Sausages and bacon', 'Saucisses et lard'],
  }),
  'pork-chipolatas': cut(sausages.chipolatas, 'pig', {
    names: 'chipolata / - / chipolata / chipolata',
    alt: ['Chipolata’s', 'Chipolatas', 'Chipolatas', 'Chipolatas'],
  }),
  'pork-selection': cut(spreads.porkSelection, 'pig', {
    brands: 'Kudde',
    names: 'pakket / kiste / box / colis',
    alt: [
      'Karbonade, spek en worst',
      'Kotelett, Bauch und Wurst',
      'Chop, belly and sausage',
      'Côte, poitrine et saucisse',
    ],
  }),
  'lamb-leg': cut(legs.lambLeg, 'sheep', {
    names: 'lamsbout / lammkeule / leg of lamb / gigot',
    alt: ['Lamsbout', 'Lammkeule', 'Leg of lamb', "Gigot d'agneau"],
  }),
  'lamb-rack': cut(racks.lambRack, 'sheep', {
    brands: 'Kudde',
    names: 'lamsrack / lammkarree / rack of lamb / carré',
    alt: ['Lamsrack met schone botjes', 'Lammkarree', 'Rack of lamb', "Carré d'agneau"],
  }),
  'lamb-chops': cut(lambChops, 'sheep', {
    names: 'lamskotelet / lammkotelett / lamb chop / côtelette',
    alt: ['Zes lamskoteletten', 'Sechs Lammkoteletts', 'Six lamb chops', "Six côtelettes d'agneau"],
  }),
  'lamb-mince': cut(mince.lamb, 'sheep', {
    names: 'lamsgehakt / lammhack / lamb mince / -',
    alt: ['Lamsgehakt', 'Lammhackfleisch', 'Lamb mince', 'Agneau haché'],
  }),
  'lamb-shanks': cut(lambShanks, 'sheep', {
    names: 'lamsschenkel / lammhaxe / lamb shank / souris',
    alt: ['Twee lamsschenkels', 'Zwei Lammhaxen', 'Two lamb shanks', "Deux souris d'agneau"],
  }),
  'lamb-shoulder': cut(lambShoulder, 'sheep', {
    brands: 'Kudde',
    names: 'lamsschouder / lammschulter / lamb shoulder / épaule',
    alt: ['Lamsschouder', 'Lammschulter', 'Lamb shoulder', "Épaule d'agneau"],
  }),
  'lamb-neck': cut(lambNeck, 'sheep', {
    names: 'lamsnek / - / lamb neck / collier',
    alt: ['Lamsnek in plakken', 'Lammnacken in Scheiben', 'Slices of lamb neck', "Collier d'agneau en tranches"],
  }),
  'lamb-selection': cut(spreads.lambSelection, 'sheep', {
    brands: 'Kudde',
    names: 'lam / lamm / box / agneau',
    alt: [
      'Koteletten, schenkel en gehakt van het lam',
      'Koteletts, Haxe und Hack vom Lamm',
      'Chops, shank and mince of lamb',
      "Côtelettes, souris et haché d'agneau",
    ],
  }),
  'lamb-merguez': cut(sausages.merguez, ['sheep', 'cow'], {
    brands: 'Kudde',
    names: 'merguez / merguez / merguez / merguez',
    alt: ['Merguez', 'Merguez', 'Merguez', 'Merguez'],
  }),
  'duck-breast': cut(parts.duckBreasts, 'duck', {
    names: 'eendenborst / entenbrust / duck breast / magret',
    alt: ['Twee eendenborsten', 'Zwei Entenbrüste', 'Two duck breasts', 'Deux magrets'],
  }),
  'duck-legs': cut(parts.duckLegs, 'duck', {
    names: 'eendenbout / entenkeule / duck leg / cuisse de canard',
    alt: ['Twee eendenbouten', 'Zwei Entenkeulen', 'Two duck legs', 'Deux cuisses de canard'],
  }),
  'duck-whole': cut(wholeBirds.wholeDuck, 'duck', {
    names: 'hele eend|eend / ente / whole duck / canard',
    alt: ['Hele eend', 'Ganze Ente', 'Whole duck', 'Canard entier'],
  }),
  'goose-legs': cut(parts.gooseLegs, 'goose', {
    names: '- / gänsekeule|gänsekiste / - / -',
    alt: ['Ganzenbouten', 'Gänsekeulen', 'Goose legs', "Cuisses d'oie"],
  }),
  'turkey-breast': cut(parts.turkeyBreastFillet, 'turkey', {
    brands: 'Weidekiste',
    names: 'kalkoenfilet / putenbrust / - / -',
    alt: ['Kalkoenfilet', 'Putenbrust', 'Turkey breast', 'Blanc de dinde'],
  }),
  'turkey-breast-joint': cut(beef.joints.turkeyBreast, 'turkey', {
    names: '- / - / turkey breast / -',
    alt: ['Opgebonden kalkoenborst', 'Gebundene Putenbrust', 'Turkey breast joint, tied', 'Rôti de dinde ficelé'],
  }),
  'turkey-thigh': cut(parts.turkeyThigh, 'turkey', {
    names: 'kalkoendij / - / turkey thigh / -',
    alt: ['Kalkoendij', 'Putenoberkeule', 'Turkey thigh', 'Haut de cuisse de dinde'],
  }),
  'turkey-whole': cut(wholeBirds.wholeTurkey, 'turkey', {
    names: 'kalkoen / pute / turkey / dinde',
    alt: ['Hele kalkoen', 'Ganze Pute', 'Whole turkey', 'Dinde entière'],
  }),
  'pheasant-whole': cut(wholeBirds.pheasant, 'game', {
    brands: 'Weidekiste',
    names: '- / fasan / pheasant / faisan',
    alt: ['Fazant', 'Fasan', 'Pheasant', 'Faisan'],
  }),
  'mackerel-fillet': cut(fishes.mackerelFillets, 'fish', {
    brands: 'Kudde',
    names: 'makreel / makrele / mackerel / maquereau',
    alt: ['Makreelfilets', 'Makrelenfilets', 'Mackerel fillets', 'Filets de maquereau'],
  }),
  'plaice-fillet': cut(fishes.plaiceFillets, 'fish', {
    names: 'schol / scholle / plaice / plie|carrelet',
    alt: ['Scholfilets', 'Schollenfilets', 'Plaice fillets', 'Filets de plie'],
  }),
  'whiting-fillet': cut(fishes.whitingFillets, 'fish', {
    names: '- / wittling / - / -',
    alt: ['Wijtingfilets', 'Wittlingsfilets', 'Whiting fillets', 'Filets de merlan'],
  }),
  'herring-fillet': cut(fishes.herringFillets, 'fish', {
    names: '- / hering / - / -',
    alt: ['Haringfilets', 'Heringsfilets', 'Herring fillets', 'Filets de hareng'],
  }),
  'salmon-fillet': cut(fishes.salmonFillet, 'salmon', {
    names: 'zalmfilet|zalm / lachs / salmon / saumon',
    alt: ['Zalmfilet met citroen', 'Lachsfilet mit Zitrone', 'Salmon fillet with lemon', 'Filet de saumon au citron'],
  }),
  'salmon-smoked': {
    ...cut(fishes.smokedSalmon, 'salmon', {
      brands: 'Kudde',
      names: 'gerookte|gerookte wilde zalm / räucherlachs / smoked salmon / saumon fumé',
      alt: [
        'Gerookte zalm in plakken',
        'Räucherlachs in Scheiben',
        'Slices of smoked salmon',
        'Tranches de saumon fumé',
      ],
    }),
    state: 'cooked',
  },
  'cod-loin': cut(fishes.codLoins, 'codfish', {
    names: 'kabeljauwhaas / rückenfilet / cod loin / dos de cabillaud',
    alt: ['Kabeljauwhaas', 'Kabeljau-Rückenfilet', 'Cod loin', 'Dos de cabillaud'],
  }),
  'cod-fillet': cut(fishes.codFillet, 'codfish', {
    brands: 'Kudde',
    names: 'kabeljauw / kabeljau / cod / cabillaud',
    alt: ['Kabeljauwfilets', 'Kabeljaufilets', 'Cod fillets', 'Filets de cabillaud'],
  }),
  'venison-steak': cut(venison.venisonSteaks, 'deer', {
    brands: 'Kudde',
    names: 'hertenbiefstuk / hirschsteak / venison steak / -',
    alt: ['Hertenbiefstukken', 'Hirschsteaks', 'Venison steaks', 'Pavés de cerf'],
  }),
  'venison-loin': cut(venison.venisonLoin, 'deer', {
    names: 'hertenrugfilet / - / - / -',
    alt: ['Hertenrugfilet', 'Hirschrückenfilet', 'Venison loin', 'Filet de cerf'],
  }),
  'venison-saddle': cut(venison.venisonSaddle, 'deer', {
    names: '- / hirschrücken / - / -',
    alt: ['Hertenrug met ruggengraat', 'Hirschrücken am Knochen', 'Saddle of venison', 'Selle de cerf'],
  }),
  'venison-dice': cut(diced.venisonDice, 'deer', {
    names: 'goulash / hirschgulasch / - / -',
    alt: ['Hertengoulash in blokjes', 'Hirschgulasch', 'Diced venison', 'Cerf en dés'],
  }),
  'venison-mince': cut(mince.venison, 'deer', {
    names: 'hertengehakt / hirschhack / - / -',
    alt: ['Hertengehakt', 'Hirschhackfleisch', 'Venison mince', 'Cerf haché'],
  }),
  'venison-burgers': cut(burgers.venisonBurgers, 'deer', {
    names: 'hertenburger / - / - / -',
    alt: ['Hertenburgers', 'Hirschburger', 'Venison burgers', 'Burgers de cerf'],
  }),
  'venison-rack': cut(racks.venisonRack, 'deer', {
    names: 'hertenrack / - / - / -',
    alt: ['Hertenrack', 'Hirschkarree', 'Rack of venison', 'Carré de cerf'],
  }),
  'venison-blade': cut(venison.venisonBlade, 'deer', {
    names: 'hertensukade / - / - / -',
    alt: ['Hertensukade', 'Hirschschulter in Scheiben', 'Blade of venison', 'Paleron de cerf'],
  }),
  'venison-sausages': cut(sausages.venisonSausages, 'deer', {
    names: 'hertenworst / hirschbratwurst / - / -',
    alt: ['Hertenworstjes', 'Hirschbratwürste', 'Venison sausages', 'Saucisses de cerf'],
  }),
  'boar-sausages': cut(sausages.boarSausages, 'boar', {
    names: '- / wildschweinbratwurst / - / -',
    alt: ['Worst van wild zwijn', 'Wildschweinbratwürste', 'Wild boar sausages', 'Saucisses de sanglier'],
  }),
  'boar-leg': cut(legs.boarLeg, 'boar', {
    names: '- / wildschweinkeule / - / -',
    alt: ['Bout van wild zwijn', 'Wildschweinkeule', 'Leg of wild boar', 'Cuissot de sanglier'],
  }),
  'roe-leg': cut(legs.roeLeg, 'roe', {
    names: '- / rehkeule / - / -',
    alt: ['Reebout', 'Rehkeule', 'Leg of roe deer', 'Cuissot de chevreuil'],
  }),
  'game-selection': cut(venison.mixedGame, ['game', 'deer', 'roe', 'boar'], {
    brands: 'Weidekiste',
    names: 'wild|hert|pakket / wild / - / -',
    alt: ['Stukken wild op een plank', 'Wildbret auf einem Brett', 'Cuts of game on a board', 'Gibier sur une planche'],
  }),
} satisfies Record<string, Motif>;

export type CutName = keyof typeof cuts;
