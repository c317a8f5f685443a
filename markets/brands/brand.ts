/** What a brand looks like. The storefront's sheet of variables, mails, the embedded shop's pages and browsers' bars take it from here. */
export type Brand = {
  /** How the names of pictures in its inks end. */
  print: string;
  colors: Readonly<Record<ColorName, string>>;
  /** Other variables of the style sheet that differ between brands, by name. */
  shape: Readonly<Record<string, string>>;
};

export type ColorName =
  | 'paper'
  | 'paper-2'
  | 'paper-3'
  | 'ink'
  | 'ink-2'
  | 'ink-3'
  | 'rule'
  | 'field'
  | 'primary'
  | 'on-primary'
  | 'primary-hover'
  | 'primary-soft'
  | 'deep'
  | 'on-deep'
  | 'deep-accent'
  | 'deep-2'
  | 'accent'
  | 'on-accent'
  | 'accent-soft'
  | 'cool'
  | 'leaf'
  | 'ok'
  | 'ok-soft'
  | 'warn'
  | 'warn-soft'
  | 'err'
  | 'err-soft'
  | 'focus'
  | 'plate'
  | 'meat';
