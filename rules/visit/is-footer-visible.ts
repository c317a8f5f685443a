export const footerDelayMs = 500;

/** `navigatedAt` is null on the page the visitor landed on: its footer came with it. */
export function isFooterVisible(navigatedAt: number | null, now: number): boolean {
  return navigatedAt === null || now - navigatedAt >= footerDelayMs;
}
