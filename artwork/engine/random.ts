// Deterministic chance: the same seed gives the same marks on every machine.
export type Random = () => number;
export type Noise = (x: number, y: number) => number;

export function hash(text: string | number): number {
  let value = 2166136261 >>> 0;
  for (const character of String(text)) {
    value ^= character.codePointAt(0) ?? 0;
    value = Math.imul(value, 16777619) >>> 0;
  }
  return value >>> 0;
}

export function createRandom(seed: string | number): Random {
  let state = (typeof seed === 'number' ? seed : hash(seed)) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** About normal: between -2 and 2, mostly near 0. */
export function gauss(random: Random): number {
  return random() + random() + random() + random() - 2;
}

/** Smooth value noise between 0 and 1 that repeats every 256 units. */
export function createNoise(seed: number): Noise {
  const size = 256;
  const random = createRandom(seed);
  const values = new Float32Array(size * size);
  for (let i = 0; i < values.length; i++) values[i] = random();
  const value = (column: number, row: number) => values[row * size + column] ?? 0;
  return (x, y) => {
    const column = Math.floor(x);
    const row = Math.floor(y);
    let fx = x - column;
    let fy = y - row;
    fx = fx * fx * (3 - 2 * fx);
    fy = fy * fy * (3 - 2 * fy);
    const x0 = column & 255;
    const y0 = row & 255;
    const x1 = (x0 + 1) & 255;
    const y1 = (y0 + 1) & 255;
    const upper = value(x0, y0) * (1 - fx) + value(x1, y0) * fx;
    const lower = value(x0, y1) * (1 - fx) + value(x1, y1) * fx;
    return upper * (1 - fy) + lower * fy;
  };
}
