/** How a file is called that may be shown as a picture. Names are a telephone's or a person's; an address holds them escaped. */

/**
 * What an address could take for another part of itself (`/ \\ ? # % :`), and what nobody sees, is in no name; neither are a dot at
 * the beginning, which hides a file, nor a space or dot at its end.
 */
export const pictureName = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._()+,&'’!@~-]{0,98}[\p{L}\p{M}\p{N}_()+&'’!@~-])?$/u;

/** Of originals. Where two of them share a name, the first of these is shown. */
export const pictureExtensions = ['.webp', '.png', '.jpg', '.jpeg'];

/** The name of a file without its extension, the same however its accents are stored; null where it is none of a picture. */
function pictureNameOf(file: string): string | null {
  const dot = file.lastIndexOf('.');
  if (!pictureExtensions.includes(file.slice(dot).toLowerCase())) return null;
  const name = file.slice(0, dot).normalize('NFC');
  return pictureName.test(name) ? name : null;
}

/** The pictures among the files of a folder: name and file, those that share a name in the order of their extensions. */
export function picturesAmong(files: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const extension of pictureExtensions)
    for (const file of files) {
      const name = file.toLowerCase().endsWith(extension) ? pictureNameOf(file) : null;
      if (name !== null && !found.has(name)) found.set(name, file);
    }
  return found;
}

/** `/media/Foto 1.jpg` → `Foto 1`, whatever its extension; null for what is no address of an original of ours. */
export function pictureInAddress(address: string): string | null {
  const file = /^\/media\/([^/]+)\.[a-z]+$/i.exec(address)?.[1];
  return file === undefined ? null : unescaped(file).normalize('NFC');
}

/** Addresses of pictures of ours in a text, with or without a variant: the folder, the name, and how it ends. */
const inText = /(\/media\/(?:[a-z0-9-]+\/)?)([^/"\\?#<>]+?)\.(webp|png|jpe?g|avif)/gi;

/** The same for PostgreSQL, whose match is the name as it is written. */
export const pictureInTextPattern = String.raw`/media/(?:[a-z0-9-]+/)?([^/"\\?#<>]+?)\.(?:webp|png|jpe?g|avif)`;

/** Names of the pictures that a text shows, be it one address or HTML. */
export function picturesInText(text: string): string[] {
  return text.includes('/media/') ? Array.from(text.matchAll(inText), ([, , name = '']) => pictureNameIn(name)) : [];
}

/** The text with another picture in the place of one; the same text where it does not show that. */
export function withOtherPicture(text: string, from: string, to: string): string {
  if (!text.includes('/media/')) return text;
  return text.replace(inText, (...found: string[]) => {
    const [whole = '', folder = '', name = '', ending = ''] = found;
    if (pictureNameIn(name) !== from) return whole;
    // An original is a WebP; how a variant ends says in which format it is sent.
    return `${folder}${encodeURIComponent(to)}.${folder === '/media/' ? 'webp' : ending}`;
  });
}

export function pictureNameIn(written: string): string {
  return unescaped(written).normalize('NFC');
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
