/**
 * Before anything is painted: says of a page that is opened, not come back to, that long lists far down may wait with their layout
 * (base.css). On an old phone that is most of the time until something is to be seen. starts-late.server.ts lays them out a few at a
 * time and takes the mark away. A place in the page that is to be shown at once needs the layout of all above it.
 */
export const firstPaintScript = `if(!history.state&&!location.hash)document.documentElement.dataset.fresh='';`;
