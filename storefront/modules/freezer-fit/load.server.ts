import type { ModuleOf } from '#contract/page-modules.ts';
import { isWine } from '#rules/stock/drink.ts';
import { type DrawerFill, drawerFill, type FreezerFit, freezerFit, weightInKg } from '#rules/stock/freezer-fit.ts';
import { litresOfKilos } from '#rules/stock/freezer-litres.ts';
import { litresText } from '#storefront/i18n/litres-text.ts';
import type { MyFreezerProps } from '#storefront/components/my-freezer.tsx';
import type { LoadContext } from '#storefront/modules/load/load-context.ts';

type Loaded = {
  fit: FreezerFit;
  filled: DrawerFill;
  weight: string | null;
  /** "about 8 to 11 litres". */
  litres: string | null;
  /** What a visitor may hold it against. */
  mine: Omit<MyFreezerProps, 'onFill'> | null;
};

/** Null hides the block: neither the settings nor the page's package say how much it is. */
export function load({ config }: ModuleOf<'freezer-fit'>, { page, market, text }: LoadContext): Loaded | null {
  const weight = page.package?.size ?? null;
  const weightKg = weightInKg(weight);
  const fit = freezerFit({ config: config.size, weightKg }, market);
  const litres = page.package && isWine(page.package) ? null : litresOfKilos(weightKg);
  return (
    fit && {
      fit,
      filled: drawerFill({ fit, weightKg }, market),
      weight,
      litres: litres && text('almanac:freezer.needs', { litres: litresText(litres, text) }),
      mine: litres && {
        litres,
        words: {
          label: text('almanac:freezer.label'),
          unit: text('almanac:freezer.unit'),
          ask: text('almanac:freezer.ask'),
          fits: text('almanac:freezer.fits'),
          stacked: text('almanac:freezer.stacked'),
          short: text('almanac:freezer.short', { litres: '#' }),
          wrong: text('almanac:freezer.wrong'),
          kept: text('almanac:freezer.kept'),
        },
      },
    }
  );
}
