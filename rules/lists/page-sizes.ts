export const listPageSize = 18;
/** Cards are larger than rows, and few animals have more packages than this. */
export const packageListPageSize = 60;
/** Page size of the extra call that finds which animal types a list has. */
export const distinctTypesPageSize = 1000;
