/** A small variant of a picture that content names; null for what is no picture of ours. */
export function smallPictureAddress(address: string): string | null {
  const [, name] = /^(?:\/media\/)?([^/]+)\.(?:webp|jpe?g|png|avif)$/i.exec(address) ?? [];
  return name === undefined ? null : `/media/fit-160x110/${encodeURIComponent(name)}.webp`;
}
