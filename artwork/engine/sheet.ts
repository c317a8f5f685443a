// A sheet is a stack of ink shapes. Every ink is a little out of register; the key ink is what the others miss.
import { isInkName } from '../palettes.ts';
import type { Ink, Palette } from '../palettes.ts';
import { curl, gouge, scallop } from './carving.ts';
import type { Marks, Range } from './carving.ts';
import { boundingBox, brush, contour, ellipse, spline, toPath, toPoints } from './geometry.ts';
import type { Ellipse, Line, Point } from './geometry.ts';
import { createNoise, hash } from './random.ts';
import type { Noise } from './random.ts';
import { inflate } from './relief.ts';
import type { Relief } from './relief.ts';

/** The inks of a form: its own colour, marks in the light, marks in the shade. No ink, no marks. */
export type Coat = { base?: Ink; light?: Ink | null; dark?: Ink | null };

/** How a form is carved. Lengths are in the drawing's own units. */
export type Carving = Coat & {
  texture?: 'gouge' | 'scallop' | 'curl' | 'none';
  /** Heaviest and lightest outline; 0 leaves it out. */
  outline?: number;
  outlineMin?: number;
  outlineInk?: Ink;
  /** [x, y, radius x, radius y, height, turn]: hills and, below 0, hollows. */
  bumps?: readonly (readonly [number, number, number, number, number, number?])[];
  depth?: number;
  patches?: readonly Patch[];
  /** Drawn on the form and cut off at its outline. */
  over?: (relief: Relief) => void;
  spacing?: number;
  /** Lengths are pixels, not the drawing's units. */
  isInPixels?: boolean;
  flow?: number;
  guides?: readonly Line[];
  mix?: number;
  shortest?: number;
  longest?: number;
  lightRange?: Range;
  darkRange?: Range;
  wobble?: number;
  widest?: number;
  /** Of scallops and curls. */
  size?: number;
  angle?: number;
  squash?: number;
};

/** Part of a form in another coat. `polygon` is already in sheet space. */
type Patch = Coat & { outline?: Line; polygon?: readonly Point[] };

/** From the space of a drawing, 1000 wide, to the sheet. */
type Placement = { x?: number; y?: number; scale?: number; isFlipped?: boolean };
type Warp = (point: Point) => { x: number; y: number };
type Placed = Required<Placement> & { warp?: Warp };

const misregistration = 2.2;

export class Sheet {
  readonly width: number;
  readonly height: number;
  readonly seed: string;
  readonly noise: Noise;
  /** Ink of the shadows that animals cast. */
  shadowInk: Ink = 'ink';
  private readonly palette: Palette;
  private placement: Placed | undefined;
  private readonly shapes: string[] = [];
  private readonly clips: string[] = [];

  constructor({ width, height, palette, seed }: { width: number; height: number; palette: Palette; seed: string }) {
    this.width = width;
    this.height = height;
    this.palette = palette;
    this.seed = seed;
    this.noise = createNoise(hash(seed) + 3);
  }

  place({ x = 0, y = 0, scale = 1, isFlipped = false }: Placement): void {
    this.placement = { x, y, scale, isFlipped };
  }

  /** Draws in sheet space, whatever the placement is. */
  unplaced(draw: () => void): void {
    const { placement } = this;
    this.placement = undefined;
    draw();
    this.placement = placement;
  }

  /** Draws with every point bent first. */
  warped(warp: Warp, draw: () => void): void {
    const { placement } = this;
    if (placement) this.placement = { ...placement, warp };
    draw();
    this.placement = placement;
  }

  toSheet(point: Point): Point {
    const { placement } = this;
    if (!placement) return point;
    const { x, y } = placement.warp ? placement.warp(point) : point;
    return {
      x: placement.x + (placement.isFlipped ? 1000 - x : x) * placement.scale,
      y: placement.y + y * placement.scale,
      corner: point.corner,
    };
  }

  scaled(length: number): number {
    return length * (this.placement?.scale ?? 1);
  }

  /** A smooth outline in sheet space. More than 40 points are taken as smooth already. */
  outline(line: Line, { closed = true } = {}): Point[] {
    const points = toPoints(line).map((point) => this.toSheet(point));
    return typeof line !== 'string' && line.length > 40 ? points : spline(points, { closed, step: 4 });
  }

  /** Ink over the whole sheet, down to `bottom`. */
  flood(ink: Ink, bottom = this.height): void {
    this.shapes.push(`<rect width="${this.width}" height="${bottom}" fill="${this.colour(ink)}"/>`);
  }

  paint(path: string, ink: Ink): void {
    if (!path) return;
    const colour = this.colour(ink);
    this.shapes.push(`<path d="${path}" fill="${colour}"${this.register(colour)} />`);
  }

  /** A flat shape. */
  shape(line: Line, ink: Ink): void {
    this.paint(toPath(this.outline(line)), ink);
  }

  /** An open line that thins out at its ends. */
  line(line: Line, width: number | { width: number; taper: number }, ink: Ink = 'ink'): void {
    const { width: half, taper } = typeof width === 'number' ? { width, taper: 0.5 } : width;
    this.paint(brush(this.outline(line, { closed: false }), this.scaled(half), { taper }), ink);
  }

  dot({ x, y, r, ry = r, turn = 0 }: Ellipse, ink: Ink = 'ink'): void {
    const centre = this.toSheet({ x, y });
    const isFlipped = this.placement?.isFlipped ?? false;
    const shape = { ...centre, r: this.scaled(r), ry: this.scaled(ry), turn: isFlipped ? -turn : turn };
    this.paint(toPath(ellipse(shape)), ink);
  }

  /** Draws, cut off at an outline. */
  clipped(line: Line, draw: () => void): void {
    this.clippedTo(typeof line !== 'string' && line.length > 40 ? line : this.outline(line), draw);
  }

  /** A carved form: the workhorse of every picture. */
  form(line: Line, carving: Carving): void {
    this.formOf(this.outline(line), carving);
  }

  /** A carved form whose polygon is in sheet space already. */
  formOf(polygon: readonly Point[], carving: Carving): void {
    const marks = this.carve(polygon, carving);
    const scale = this.scaled(1);
    const { outline = 7, outlineMin = 2, outlineInk = 'ink' } = carving;
    const drawOutline = () => {
      if (outline === 0) return;
      const ring = contour(polygon, { min: outlineMin * scale, max: outline * scale, noise: this.noise });
      this.paint(ring, outlineInk);
    };
    const lay = ({ base, light, dark = 'ink' }: Coat) => {
      if (base) this.paint(toPath(polygon), base);
      if (dark) this.paint(marks.dark, dark);
      if (light) this.paint(marks.light, light);
    };
    const clip = this.clipOf(polygon);
    drawOutline();
    lay(carving);
    this.open(clip);
    for (const patch of carving.patches ?? []) {
      this.clippedTo(patch.polygon ?? this.outline(patch.outline ?? []), () => lay(patch));
    }
    carving.over?.(marks.relief);
    this.close();
    drawOutline();
  }

  private carve(polygon: readonly Point[], carving: Carving): Marks & { relief: Relief } {
    const seed = hash(`${this.seed}|${this.clips.length}`) % 100000;
    const scale = this.scaled(1);
    const isFlipped = this.placement?.isFlipped ?? false;
    const turned = (angle: number) => (isFlipped ? Math.PI - angle : angle);
    const bumps = (carving.bumps ?? []).map(([x, y, rx, ry, height, turn = 0]) => ({
      ...this.toSheet({ x, y }),
      rx: rx * scale,
      ry: ry * scale,
      height,
      turn: isFlipped ? -turn : turn,
    }));
    const box = boundingBox(polygon);
    const cell = Math.max(2.2, Math.min(7, Math.sqrt(box.width * box.height) / 110));
    const relief = inflate(polygon, { cell, bumps, depth: carving.depth ?? 1.15, rounds: 140 });
    const { texture = 'gouge', lightRange, darkRange, squash } = carving;
    if (texture === 'none') return { relief, light: '', dark: '' };
    if (texture === 'curl') return { relief, ...curl(relief, { seed, size: (carving.size ?? 22) * scale }) };
    if (texture === 'scallop') {
      const size = (carving.size ?? 20) * scale;
      const angle = turned(carving.angle ?? 0);
      return { relief, ...scallop(relief, { seed, size, angle, lightRange, darkRange, squash }) };
    }
    const spacing = (carving.spacing ?? 11) * (carving.isInPixels ? 1 : scale ** 0.75);
    const marks = gouge(relief, {
      seed,
      spacing,
      flow: carving.flow === undefined ? 'contour' : turned(carving.flow),
      guides: carving.guides?.map((guide) =>
        spline(
          toPoints(guide).map((point) => this.toSheet(point)),
          { closed: false, step: 16 },
        ),
      ),
      mix: carving.mix ?? 0,
      shortest: (carving.shortest ?? 16) * scale,
      longest: (carving.longest ?? 120) * scale,
      lightRange: lightRange ?? [0.68, 0.97],
      darkRange: darkRange ?? [0.56, 0.14],
      widest: carving.widest ?? 0.7,
      jitter: 0.35,
      wobble: carving.wobble ?? 0.25,
      step: Math.max(2.5, spacing * 0.32),
      thinnest: Math.max(0.55, spacing * 0.06),
    });
    return { relief, ...marks };
  }

  /** The picture; without paper its ground is transparent. */
  toSvg({ hasPaper }: { hasPaper: boolean }): string {
    const size = `viewBox="0 0 ${this.width} ${this.height}" width="${this.width}" height="${this.height}"`;
    const paper = hasPaper ? `<rect width="100%" height="100%" fill="${this.palette.paper}"/>` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size}><defs>${this.clips.join('')}</defs>${paper}${this.shapes.join('')}</svg>`;
  }

  private colour(ink: Ink): string {
    return isInkName(ink) ? this.palette[ink] : ink;
  }

  private register(colour: string): string {
    if (colour === this.palette.ink) return '';
    const value = hash(colour + this.seed);
    const angle = (value % 628) / 100;
    const distance = misregistration * (0.5 + ((value >> 8) % 100) / 200);
    const x = (Math.cos(angle) * distance).toFixed(1);
    const y = (Math.sin(angle) * distance).toFixed(1);
    return ` transform="translate(${x} ${y})"`;
  }

  private clipOf(polygon: readonly Point[]): string {
    const id = `c${this.clips.length}_${hash(this.seed) % 9999}`;
    this.clips.push(`<clipPath id="${id}"><path d="${toPath(polygon)}"/></clipPath>`);
    return id;
  }

  private open(clip: string): void {
    this.shapes.push(`<g clip-path="url(#${clip})">`);
  }

  private close(): void {
    this.shapes.push('</g>');
  }

  private clippedTo(polygon: readonly Point[], draw: () => void): void {
    this.open(this.clipOf(polygon));
    draw();
    this.close();
  }
}
