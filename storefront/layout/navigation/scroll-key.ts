/** Under which the browser keeps, for as long as its tab, where on each page the visitor was. */
export const scrollKey = 'scroll';
