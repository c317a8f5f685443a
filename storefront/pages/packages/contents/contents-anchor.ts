/** Where links to the editor lead. */
export const contentsAnchor = 'contents';
