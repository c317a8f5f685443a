// Spot inks and paper. Names are roles, so that a drawing never names a hue and every palette can print it.
const kudde = {
  paper: '#F6EDDA',
  ink: '#2A1A16',
  cream: '#FBF4E4',
  bone: '#EADBBD',
  ochre: '#E3A236',
  gold: '#F0C163',
  rust: '#B4482A',
  red: '#A92E22',
  oxblood: '#6E1F1B',
  blush: '#E6907A',
  rose: '#F1B8A2',
  leaf: '#6C8A3C',
  moss: '#3F5D34',
  pine: '#24402F',
  sage: '#B4C094',
  sky: '#BCD3CC',
  teal: '#3E7C80',
  sea: '#7FB0AE',
  brown: '#7A4526',
  tan: '#C98C57',
  grey: '#8C8A7C',
  wine: '#5A1730',
};

type InkName = keyof typeof kudde;
export type Palette = Record<InkName, string>;
/** An ink of the palette, or a mixed colour that is the same in every palette. */
export type Ink = InkName | `#${string}`;

const weide: Palette = {
  paper: '#F3F0E3',
  ink: '#182530',
  cream: '#FBF8EC',
  bone: '#E2DCC6',
  ochre: '#E8B23D',
  gold: '#F4D27A',
  rust: '#B9573A',
  red: '#A8323A',
  oxblood: '#651C2A',
  blush: '#E39A8A',
  rose: '#EFC2B4',
  leaf: '#5F8F58',
  moss: '#2F6149',
  pine: '#1B4038',
  sage: '#A9C3A4',
  sky: '#B9D3E0',
  teal: '#2E6A8E',
  sea: '#7CAFC4',
  brown: '#6E4630',
  tan: '#C39263',
  grey: '#87919A',
  wine: '#521838',
};

export const palettes = { kudde, weide } satisfies Record<string, Palette>;
export type PaletteName = keyof typeof palettes;

export function isInkName(ink: Ink): ink is InkName {
  return ink in kudde;
}
