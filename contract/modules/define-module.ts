/** What every page module says, whatever its type; a module file adds its own settings and items. */
import { z } from 'zod';
import { linkFields, readLinks } from '#contract/entities/shared-fields.ts';
import { Slide } from '#contract/entities/slide.ts';
import { jsonTextOf } from '#contract/fields/json-text.ts';
import { entity, items, key, number, oneOfOr, optionalKey, richText, text } from '#contract/fields/read.ts';

/** A whole number above zero; anything else means not set. */
const totalShow = number.transform((value) => (value !== null && Number.isInteger(value) && value > 0 ? value : null));

type Settings<C extends z.ZodRawShape, Config, I extends z.ZodType> = {
  config: C;
  /** How code names the settings, where that is not as they travel. */
  readConfig?: (wire: z.output<z.ZodObject<C>>) => Config;
  item?: I;
};

export function defineModule<
  const T extends string,
  C extends z.ZodRawShape,
  I extends z.ZodType = typeof noItems,
  Config = z.output<z.ZodObject<C>>,
>(type: T, settings: Settings<C, Config, I>) {
  // Without a reader `Config` is what travels.
  const readConfig = settings.readConfig ?? ((wire) => wire as Config);
  // Without an item schema the field is ignored, whatever a service sends in it.
  const item = (settings.item ?? noItems) as I;
  return entity(
    {
      module: z.literal(type),
      module_id: key,
      place: oneOfOr(['top', 'bottom'], 'bottom'),
      config: jsonTextOf(settings.config, readConfig),
      body: richText,
      title: text,
      button_text: text,
      button_link: text,
      anchor: text,
      class: text,
      total_show: totalShow,
      body_position: text,
      slider_items: items(Slide),
      items: items(item),
      top_sub_module_id: optionalKey,
      bottom_sub_module_id: optionalKey,
      ...linkFields,
    },
    (wire) => ({
      type,
      id: wire.module_id,
      place: wire.place,
      config: wire.config,
      body: wire.body,
      title: wire.title,
      button: wire.button_text && wire.button_link ? { text: wire.button_text, address: wire.button_link } : null,
      /** Element id of the module. */
      anchor: wire.anchor,
      className: wire.class,
      /** How many items to show instead of the module's own default. */
      totalShow: wire.total_show,
      bodyPosition: wire.body_position,
      slides: wire.slider_items,
      items: settings.item ? wire.items : [],
      topSubModuleId: wire.top_sub_module_id,
      bottomSubModuleId: wire.bottom_sub_module_id,
      links: readLinks(wire),
    }),
  );
}

const noItems = z.unknown().transform(() => null);
