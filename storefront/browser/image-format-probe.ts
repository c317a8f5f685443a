import { probeKey } from './image-format.ts';
import { keepStored, readStored } from './storage.ts';

const webpProbeLifetimeSeconds = 604_800;

/** Two by one pixels. */
const sample = 'data:image/webp;base64,UklGRiIAAABXRUJQVlA4IBYAAAAwAQCdASoBAAEADsD+JaQAA3AAAAAA';

/** Finds out for the next visit what the browser can show, unless that is known. */
export async function probeImageFormat(): Promise<void> {
  if (readStored(probeKey) !== null) return;
  keepStored(probeKey, await canShow(sample), webpProbeLifetimeSeconds);
}

function canShow(source: string): Promise<boolean> {
  return new Promise((resolve) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image.width > 0));
    image.addEventListener('error', () => resolve(false));
    image.src = source;
  });
}
