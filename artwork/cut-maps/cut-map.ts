// The map of an animal's cuts: an SVG whose parts pages use one by one, `<use href="/images/cut-maps/cow.svg#rib">`, so that
// an area can be inked and be a link. Colours are custom properties of the page, with the inks of Kudde where it has none.
// Each area has its number, n1, n2. A line's width and the letter of numbers are the page's too: what is used has no other parent.
import { ellipse, nth, spline } from '../engine/geometry.ts';
import type { Line } from '../engine/geometry.ts';
import { createRandom } from '../engine/random.ts';
import { inflate } from '../engine/relief.ts';
import { shortPath } from '../engine/short-path.ts';
import { palettes } from '../palettes.ts';
import { charts } from './charts.ts';
import type { ChartName } from './charts.ts';
import type { Chart } from './charts/chart.ts';
import { divide, labelPlace } from './regions.ts';

const { ink, bone, paper } = palettes.kudde;
const inked = `var(--map-ink,${ink})`;
const bare = `var(--map-bone,${bone})`;
const light = `var(--map-paper,${paper})`;

/** Hooves stand on it, and are not carved. */
const ground = 580;

export function areasOf(name: ChartName): string[] {
  return Object.keys(charts[name].areas);
}

export function cutMap(name: ChartName): string {
  const chart: Chart = charts[name];
  const random = createRandom(name);
  const body = spline(chart.body, { step: 18 }).map(({ x, y }) => ({
    x: x + (random() - 0.5) * 3,
    y: y + (random() - 0.5) * 3,
  }));
  const polygons = new Map(
    Object.entries(chart.areas).map(([id, lines]) => [id, lines.map((line) => spline(line, { step: 40 }))]),
  );
  const divided = divide(body, polygons);
  const areas = [...divided].map(
    ([id, outlines]) =>
      `<path id="${id}" fill="var(--map-area,${bone})" stroke="${light}" d="${outlines.map((outline) => shortPath(outline)).join('')}"/>`,
  );
  const over = [
    ...[...chart.front, ...chart.solid].map((line) => spline(line, { step: 24 })),
    ...chart.eyes.map(([x, y]) => ellipse({ x, y, r: 12 }, 8)),
  ];
  const numbers = [...divided.values()].map((outlines, index) => {
    const { x, y } = labelPlace(outlines, over);
    return `<text id="n${index + 1}" x="${x}" y="${y}">${index + 1}</text>`;
  });
  const { dark, shine } = gouges(name, chart);
  const shapes = (lines: readonly Line[]) => lines.map((line) => shortPath(spline(line, { step: 24 }))).join('');
  const strokes = (lines: readonly Line[]) =>
    lines.map((line) => shortPath(spline(line, { closed: false, step: 26 }), '')).join('');
  const eyes = chart.eyes.map(([x, y]) => `M${x - 8} ${y}a8 8 0 1 0 16 0a8 8 0 1 0-16 0z`).join('');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${chart.box.join(' ')}" stroke-linejoin="round" stroke-linecap="round" stroke-width="6" font-size="30" text-anchor="middle">`,
    `<g id="back"><path fill="${inked}" stroke="${inked}" stroke-width="5" d="${shapes(chart.behind)}"/>`,
    `<path fill="none" stroke="${light}" stroke-width="4" d="${strokes(chart.cuts)}"/>`,
    `<path fill="${bare}" stroke="${inked}" stroke-width="13" d="${shortPath(body)}"/></g>`,
    ...areas,
    `<g id="front"><path fill="${inked}" d="${dark}"/><path fill="${light}" d="${shine}"/>`,
    `<g fill="${bare}" stroke="${inked}">${chart.front.map((line) => `<path d="${shapes([line])}"/>`).join('')}</g>`,
    `<path fill="${inked}" d="${shapes(chart.solid)}${eyes}"/>`,
    chart.lines.length > 0 ? `<path fill="none" stroke="${inked}" stroke-width="5" d="${strokes(chart.lines)}"/>` : '',
    '</g>',
    ...numbers,
    '</svg>\n',
  ].join('');
}

/** Wedges along the form: dark where it turns from the light, light where it faces it. */
function gouges(name: ChartName, { body, guides: lines, box, gap }: Chart): { dark: string; shine: string } {
  const random = createRandom(`${name}gouge`);
  const relief = inflate(spline(body, { step: 6 }), { cell: 4, bumps: [], depth: 1.1, rounds: 140 });
  const guides = lines.map((line) => spline(line, { closed: false, step: 20 }));
  const angleAt = (x: number, y: number) => {
    let best = { distance: Infinity, angle: 0 };
    for (const guide of guides) {
      for (let i = 1; i < guide.length; i++) {
        const [a, b] = [nth(guide, i - 1), nth(guide, i)];
        const distance = (a.x - x) ** 2 + (a.y - y) ** 2;
        if (distance < best.distance) best = { distance, angle: Math.atan2(b.y - a.y, b.x - a.x) };
      }
    }
    return best.angle + (random() - 0.5) * 0.3;
  };
  let [dark, shine] = ['', ''];
  const [left, top, width, height] = box;
  for (let row = 0; row * gap < height; row++) {
    for (let x = left + (row % 2) * gap * 0.5; x < left + width; x += gap) {
      const [u, v] = [x + (random() - 0.5) * gap * 0.6, top + row * gap + (random() - 0.5) * gap * 0.6];
      if (!relief.contains(u, v) || v > ground) continue;
      const lit = relief.light(u, v);
      const shade = Math.max(0, (0.56 - lit) / 0.5);
      const glow = Math.max(0, (lit - 0.82) / 0.18);
      const half = shade > 0.08 ? 2.2 + 5 * shade : glow > 0.25 ? 2 + 2.4 * glow : 0;
      if (half === 0) continue;
      const angle = angleAt(u, v);
      const length = 13 + random() * 13;
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const wedge = shortPath([
        { x: u - cos * length, y: v - sin * length },
        { x: u - sin * half, y: v + cos * half },
        { x: u + cos * length, y: v + sin * length },
      ]);
      if (shade > 0.08) dark += wedge;
      else shine += wedge;
    }
  }
  return { dark, shine };
}
