import { footerDelayMs, notificationMs } from './constants.ts';

/** A newer notification restarts the time, because it is shown later. */
export function isNotificationVisible(shownAt: number, now: number): boolean {
  return now - shownAt < notificationMs;
}

/** `navigatedAt` is null on the page the visitor landed on: its footer came with it. */
export function isFooterVisible(navigatedAt: number | null, now: number): boolean {
  return navigatedAt === null || now - navigatedAt >= footerDelayMs;
}
