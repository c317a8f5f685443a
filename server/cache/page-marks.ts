type Marks = {
  /** Some of its content could not be had: it is worth less than an older one that is whole. */
  isIncomplete: boolean;
  /** One of its parts could not be rendered: it is sent to the requests that wait for it now, and is never kept. */
  isBroken?: boolean;
  /** Its address is not the page's canonical one. */
  isOtherSpelling: boolean;
  /** What it was made from, as `nl packages/slug`; absent where that is not known. */
  reads?: ReadonlySet<string>;
};

/** What the page cache has to know of a rendered page, and no visitor. */
export const pageMarks = new WeakMap<Response, Marks>();
