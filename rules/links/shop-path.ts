/** The shop area is another application, so its links load a whole page. */
export function isShopPath(path: string): boolean {
  return /^\/[a-z]{2}\/shop(?:[/?#]|$)/.test(path);
}
