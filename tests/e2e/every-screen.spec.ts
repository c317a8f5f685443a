// Both brands on a phone and a desk; the other two markets, which add mostly words, on a phone. The rest is in the long run.
import { markets } from '#markets/index.ts';
import { walkScreens } from '#tests/setup/walk-screens.ts';

for (const market of [markets.nl, markets.de]) {
  for (const width of [390, 1440]) walkScreens(market, { width, isChecked: true });
}
for (const market of [markets.fr, markets.uk]) walkScreens(market, { width: 390, isChecked: false });
