/** Why the studio cannot be where the settings put it: what a foreign shop serves on a host could act there as its owner. */
type Given = {
  isOn: boolean;
  url: string | null;
  shopUrls: readonly string[];
  /** Public addresses of the site. */
  siteUrls: readonly string[];
};

export function sharedWithShop({ isOn, url, shopUrls, siteUrls }: Given): string[] {
  if (shopUrls.length === 0) return [];
  const wayOut =
    'a shop of somebody else (SHOP_URL) shares that origin: give the studio a host of its own with STUDIO_URL';
  if (url === null) return isOn ? [`STUDIO=on: ${wayOut}`] : [];
  const host = new URL(url).host;
  return siteUrls.some((site) => new URL(site).host === host) ? [`STUDIO_URL=${url}: ${wayOut}`] : [];
}
