/** The areas of each map in public/images/cut-maps, as its SVG names them. */
export const cutMapAreas = {
  cow: ['neck', 'chuck', 'blade', 'rib', 'plate', 'brisket', 'sirloin', 'fillet', 'flank', 'rump', 'round', 'shank'],
  pig: ['head', 'neck', 'shoulder', 'loin', 'fillet', 'ribs', 'belly', 'ham', 'shank'],
  boar: ['head', 'neck', 'shoulder', 'loin', 'fillet', 'ribs', 'belly', 'ham', 'shank'],
  sheep: ['neck', 'shoulder', 'rack', 'saddle', 'breast', 'flank', 'leg', 'shank'],
  chicken: ['neck', 'breast', 'tenderloin', 'wing', 'back', 'thigh', 'drumstick', 'giblets'],
  goose: ['neck', 'breast', 'tenderloin', 'wing', 'back', 'thigh', 'drumstick', 'giblets'],
  deer: ['head', 'neck', 'shoulder', 'rack', 'saddle', 'breast', 'flank', 'leg', 'shank'],
  fish: ['head', 'cheek', 'collar', 'top', 'back', 'belly', 'side', 'tail'],
} as const;

export type CutMapName = keyof typeof cutMapAreas;
export type CutArea = (typeof cutMapAreas)[CutMapName][number];
