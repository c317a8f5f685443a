/** How a picture is cut so that its focal point stays in view. */

/** The point of a picture that a crop keeps in view, as parts of its width and height. */
export type Focal = readonly [x: number, y: number];
type Size = { width: number; height: number };

/** Where the part begins: the focal point in its middle, as far as the picture reaches. */
export function cropOffset(whole: number, part: number, focal: number): number {
  return Math.min(whole - part, Math.max(0, whole * focal - part / 2));
}

/** The same cut for a browser that covers a box of that shape with the whole picture: its `object-position`, in percent. */
export function cropPosition(picture: Size, box: Size, [x, y]: Focal): readonly [x: number, y: number] {
  const scale = Math.max(box.width / picture.width, box.height / picture.height);
  const along = (whole: number, part: number, focal: number) => {
    const spare = whole - part;
    return spare < 0.5 ? 50 : (100 * cropOffset(whole, part, focal)) / spare;
  };
  return [along(picture.width * scale, box.width, x), along(picture.height * scale, box.height, y)];
}
