/** The files that repeat what a brand looks like, as `npm start`, `npm run dev` and `npm run build` write them. Pure. */
import type { Brand } from './brand.ts';
import { brands } from './brand-of.ts';

type Write = (text: string) => string;

/** By their paths: each gets the text that is there and answers what it should be. */
export function brandFiles(all: Readonly<Record<string, Brand>> = brands): Record<string, Write> {
  const themes = Object.entries(all);
  return {
    'storefront/styles/brands.css': () => sheet(themes),
    'storefront/layout/brand-head.tsx': (text) =>
      themes.reduce(
        (head, [theme, { colors }]) => head.replace(new RegExp(`(?<=\\b${theme}: ')#[\\da-f]{6}`), colors.deep),
        text,
      ),
    'services/shop/failure-page/shop.css': (text) =>
      themes.reduce((css, [theme, brand], index) => {
        const from = css.indexOf(index === 0 ? ':root' : `[data-brand='${theme}']`);
        const to = css.indexOf('}', from);
        return from === -1 ? css : css.slice(0, from) + coloured(css.slice(from, to), brand) + css.slice(to);
      }, text),
    ...Object.fromEntries(
      themes.map(([theme, { colors }]): [string, Write] => [
        `public/images/${theme}.webmanifest`,
        (text) =>
          text
            .replace(/(?<="background.color": ")#[\da-f]{6}/, colors.paper)
            .replace(/(?<="theme.color": ")#[\da-f]{6}/, colors.deep),
      ]),
    ),
  };
}

function sheet(themes: [string, Brand][]): string {
  const blocks = themes.map(([theme, { colors, shape }], index) => {
    const lines = Object.entries({ ...colors, ...shape }).map(([name, value]) => `  --${name}: ${value};\n`);
    return `${index === 0 ? ':root,\n' : ''}[data-brand='${theme}'] {\n${lines.join('')}}\n`;
  });
  return `/* Made from markets/brands by npm start, npm run dev and npm run build: change it there. */\n${blocks.join('')}`;
}

function coloured(block: string, { colors }: Brand): string {
  const known: Readonly<Record<string, string>> = colors;
  return block.replace(/^ *--[\w-]+: #[\da-f]{6}/gm, (line) => {
    const [name = '', before = ''] = line.trim().slice(2).split(': ');
    return line.replace(before, known[name] ?? before);
  });
}
