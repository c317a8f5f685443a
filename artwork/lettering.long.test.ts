import { expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { drawSvg } from './picture.ts';

test('no picture holds lettering: it has to work in every language', { timeout: 900_000 }, () => {
  for (const { name, picture } of catalogue)
    expect(/<(text|tspan|image|foreignObject)\b/.test(drawSvg(picture)), name).toBe(false);
});
