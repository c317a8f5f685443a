// Names of the registers of the Union (PDO, PGI, TSG) and of Britain that meat shops come near, by the language of the market.
// A breed or a landscape may be named; what is sold may not bear the name without the right to it.
const everywhere = [
  'Bresse[- ](?:Huhn|Hühner|Hähnchen|kip)\\p{L}*',
  '(?:poulet|volaille|poularde|chapon)s? de Bresse',
  'Bresse chickens?',
  'Parmaham',
  'jambon de (?:Parme|Bayonne)',
  'Parma ham',
  'Parmaschinken',
  'Schwarzwälder Schinken',
  'Melton Mowbray pork pies?',
];

const names: Partial<Record<string, string[]>> = {
  nl: [
    'Texels? lam BOB',
    'Boerenkaas GTS',
    'Livar-?varken\\p{L}*',
    'Schwäbisch-Hällisch\\p{L}* (?:varkensvlees|pakket)',
  ],
  fr: [
    '(?:poulet|volaille|chapon|poularde)s? (?:jaunes? )?(?:fermi[eè]re?s? )?(?:des Landes|de Loué|du Gers|de Challans|de Janzé)',
    'Label Rouge des Landes',
    '(?:agneau|agneaux) (?:de Sisteron|de Pauillac|du Quercy|du Limousin|de lait des Pyrénées|de pré-salé)',
    'bœuf (?:de Charolles|de Bazas|de Chalosse|de Vendée|du Maine)',
    'veau du Limousin',
    'veau d’Aveyron',
    'fin gras du Mézenc',
    'taureau de Camargue',
    'porc (?:noir de Bigorre|de la Sarthe|d’Auvergne|du Limousin)',
    'saucisse de (?:Morteau|Montbéliard)',
  ],
  en: [
    'Cumberland sausages? PGI',
    'Traditional Cumberland sausages?',
    'Scotch (?:beef|lamb)',
    'Welsh (?:beef|lamb)',
    'West Country (?:beef|lamb)',
    'Orkney (?:beef|lamb)',
    'Shetland lamb',
    'Isle of Man Manx Loaghtan lamb',
    'Newmarket sausages?',
    'Traditionally Farmed Gloucestershire Old Spots Pork',
    'Traditional Farmfresh Turkey',
  ],
  de: [
    'Schwäbisch-Hällisches Qualitätsschweinefleisch',
    '(?<!Schwäbisch-)Hällische[srn]? (?:Schwein|Landschwein|Kiste)\\p{L}*',
    'Schwäbisch-Hällische[srn]? (?:Schweinekiste|Schweinefleisch)',
    '(?:Nürnberger|Thüringer) Rostbratw[uü]rste?',
    'Diepholzer Moorschnucke\\p{L}*',
    'Lüneburger Heidschnucke\\p{L}*',
    'Weideochse vom Limpurger Rind',
    'Bayerisches Rindfleisch',
    'Oktoberfestbier',
  ],
};

/** All of one language as one pattern. */
export function protectedNamesOf(language: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${[...everywhere, ...(names[language] ?? [])].join('|')})(?!\\p{L})`, 'iu');
}
