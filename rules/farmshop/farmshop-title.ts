const prefix = 'Bio';

/** Title on the detail page; an editor may have written the prefix already. */
export function farmshopTitle({ title, isOrganic }: { title: string; isOrganic: boolean }): string {
  const hasPrefix = title.toLowerCase().startsWith(prefix.toLowerCase());
  return isOrganic && !hasPrefix ? `${prefix} ${title}` : title;
}
