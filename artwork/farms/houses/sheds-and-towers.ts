// What stands in a field or by the sea in more than one country.
import { ellipse, placed, spline, toPath } from '../../engine/geometry.ts';
import { panel } from '../../scenes/buildings.ts';
import { roofing } from './walls-and-roofs.ts';
import { at, beams, pane } from './house-parts.ts';
import { gableHouse } from './gable-house.ts';
import type { House } from './house.ts';

export const shedsAndTowers = {
  kipwagen: (s, p) => {
    const here = at(p);
    const { x, y, scale } = here;
    s.unplaced(() => {
      for (const dx of [-52, 52]) {
        s.paint(toPath(ellipse({ x: x + dx * scale, y: y - 16 * scale, r: 17 * scale })), 'ink');
        s.paint(toPath(ellipse({ x: x + dx * scale, y: y - 16 * scale, r: 7 * scale })), 'bone');
      }
      panel(s, '-88,-26 -88,-92 88,-92 88,-26', {
        ...here,
        base: 'bone',
        light: 'cream',
        dark: 'tan',
        flow: 1.57,
        longest: 40 * scale,
      });
      panel(s, '-98,-88 -76,-124 76,-124 98,-88', { ...here, base: 'teal', light: 'sea', dark: 'ink', flow: 0 });
      for (const dx of [-54, -14]) pane(s, here, { dx: dx, dy: -62, w: 13, h: 12 });
      panel(s, '30,-26 30,-70 64,-70 64,-26', { ...here, base: 'ink', texture: 'none' });
      panel(s, '34,-28 62,-28 92,0 66,2', { ...here, base: 'brown', light: 'tan', dark: 'ink', flow: 0.8 });
    });
  },
  hut: (s, p) =>
    gableHouse(s, p, {
      wall: 'brown',
      roof: 'moss',
      half: 46,
      wallHeight: 40,
      peak: 82,
      barnDoor: 'ink',
      windows: false,
    }),
  arc: (s, p) => {
    const here = at(p);
    s.unplaced(() => {
      s.formOf(spline(placed('-64,0c -62,-40 -40,-66 0,-72 40,-66 62,-40 64,0c', here)), {
        base: 'grey',
        light: 'bone',
        dark: 'ink',
        outline: 4 * here.scale,
        spacing: 7 * here.scale,
        isInPixels: true,
        flow: 1.57,
        mix: 0,
        longest: 60 * here.scale,
      });
      s.paint(toPath(spline(placed('-30,0c -28,-30 0,-44 28,-30 30,0c', here))), 'ink');
      s.paint(toPath(spline(placed('-34,2c -20,-12 0,-8 18,-14 36,2c', here))), 'gold');
    });
  },
  hoogzit: (s, p) => {
    const here = at(p);
    s.unplaced(() => {
      beams(s, here, [
        '-34,0 -20,-112',
        '34,0 20,-112',
        '-28,-40 28,-76',
        '28,-40 -28,-76',
        '-40,2 -30,-112',
        '-30,-30 -14,-30',
        '-28,-56 -14,-56',
        '-27,-84 -14,-84',
      ]);
      panel(s, '-30,-108 -30,-160 30,-160 30,-108', {
        ...here,
        base: 'brown',
        light: 'tan',
        dark: 'ink',
        flow: 0,
        longest: 40 * here.scale,
      });
      panel(s, '-22,-136 -22,-152 22,-152 22,-136', { ...here, base: 'ink', texture: 'none' });
      panel(s, '-40,-156 -32,-176 32,-182 40,-160', { ...here, ...roofing('moss', here.scale) });
    });
  },
  vuurtoren: (s, p) => {
    const here = at(p);
    s.unplaced(() => {
      panel(s, '-24,0 -15,-200 15,-200 24,0', {
        ...here,
        base: 'cream',
        dark: 'tan',
        flow: 1.57,
        longest: 50 * here.scale,
      });
      for (const [a, b] of [
        [-44, -84],
        [-124, -164],
      ] as const)
        panel(s, `${-22 - a * 0.05},${a} ${-20 - b * 0.03},${b} ${20 + b * 0.03},${b} ${22 + a * 0.05},${a}`, {
          ...here,
          base: 'red',
          light: 'blush',
          dark: 'oxblood',
          flow: 0,
          outline: 2 * here.scale,
        });
      panel(s, '-22,-200 -22,-208 22,-208 22,-200', { ...here, base: 'ink', texture: 'none' });
      panel(s, '-12,-208 -12,-234 12,-234 12,-208', { ...here, base: 'gold', texture: 'none' });
      panel(s, '-18,-232 0,-256 18,-232', { ...here, base: 'red', dark: 'ink', texture: 'none' });
    });
  },
  /** Norwegian sheds on poles. */
  rorbu: (s, p) => {
    const here = at(p);
    s.unplaced(() => beams(s, here, ['-50,10 -50,-14', '-18,12 -18,-14', '18,12 18,-14', '50,10 50,-14']));
    gableHouse(
      s,
      { ...p, y: p.y - 8 * here.scale },
      { wall: 'red', roof: 'ink', half: 60, wallHeight: 46, peak: 100, barnDoor: 'oxblood' },
    );
  },
} satisfies Record<string, House>;
