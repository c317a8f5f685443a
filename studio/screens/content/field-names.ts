/** Names of what a form sends for one field: what was typed, the mark of what stood there, and whether somebody else's value stays. */
export const typedName = (path: string) => `f:${path}`;
export const markName = (path: string) => `w:${path}`;
export const theirsName = (path: string) => `t:${path}`;
/** Which thing it is, whatever it is called by now. */
export const itemName = 'item';
/** Where the list of things of a kind stands that a field may name. */
export const thingsId = (kind: string) => `things-${kind}`;
export const picturesId = 'things-pictures';
