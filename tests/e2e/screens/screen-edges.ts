/** Where things stand on screens of the usual sizes. */
import type { Locator } from '@playwright/test';

export const sizes = {
  small: { width: 320, height: 640 },
  phone: { width: 390, height: 844 },
  laptop: { width: 1366, height: 768 },
  desk: { width: 1440, height: 900 },
  wide: { width: 1920, height: 900 },
};

export async function edges(place: Locator) {
  return place.evaluate((element) => {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    return { left, right, top, bottom, width, height };
  });
}
