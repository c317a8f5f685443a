/** The carts of the WooCommerce double, with all that decides what may lie in them. */
import {
  added,
  cartJson,
  type Catalogue,
  childKey,
  type Good,
  isEmpty,
  nothing,
  piecesIn,
  replaced,
  type Session,
  type ShopBox,
  withLine,
} from './woocommerce-cart.ts';

/** `adds` is plain Product Bundles: without the key of a box it puts a second one beside the first, and keeps an empty one. */
export type ShopKind = 'replaces' | 'adds';

export type CartOptions = {
  kind: ShopKind;
  /** What pieces are called and cost, in cents. */
  goods?: Catalogue['goods'];
  bundleName?: string;
  /** What else is for sale, by id. */
  products?: ReadonlyMap<string, Good>;
};

type Product = Partial<Good> & { id: string; quantity: number; choices?: Readonly<Record<string, string>> };

const anyPiece = (id: string): Good => ({ name: `Piece ${id}`, price: 1000 });

export function createCarts({
  kind: first,
  goods: known = anyPiece,
  bundleName = 'Boerderij box',
  products = new Map(),
}: CartOptions) {
  let kind = first;
  const goods = (id: string): Good => {
    const { name, price } = known(id);
    return { name, price: prices.get(id) ?? price };
  };
  const catalogue = { goods, bundleName };
  const sessions = new Map<string, Session>();
  /** Pieces there are; more are refused. */
  const stock = new Map<string, number>();
  const soldOut = new Set<string>();
  /** Taken out of the bundle in the shop's back office: such a field is passed over. */
  const unlisted = new Set<string>();
  /** Prices in cents that are others than those of the list. */
  const prices = new Map<string, number>();
  let keys = 0;

  const load = (session: string) => sessions.get(session) ?? nothing;

  function newBox(bundleId: string, pieces: Record<string, number>): ShopBox {
    keys += 1;
    return { key: `key${keys}`, bundleId, boxes: 1, pieces };
  }

  /** All or nothing: one piece that cannot be had keeps the whole box as it was. What other boxes hold of it counts. */
  function refusalOf(pieces: Record<string, number>, others: readonly ShopBox[] = []): string | null {
    for (const [id, quantity] of Object.entries(pieces)) {
      const { name } = goods(id);
      const start = `"${bundleName}" cannot be added to your cart.`;
      if (soldOut.has(id)) return `${start} "${name}" is out of stock.`;
      const left = stock.get(id) ?? Infinity;
      const held = others.reduce((sum, box) => sum + (box.pieces[id] ?? 0), 0);
      const said = held > 0 ? `${left} in stock, ${held} in your cart` : `${left} remaining`;
      if (quantity > 0 && quantity + held > left) return `${start} There is not enough stock of "${name}" (${said}).`;
    }
    return null;
  }

  function changeBundle(before: Session, form: Map<string, string>): Session {
    const bundleId = form.get('add-to-cart') ?? '';
    const pieces = Object.fromEntries(Object.entries(piecesIn(form)).filter(([id]) => !unlisted.has(id)));
    const isOther = ({ key }: ShopBox) => kind === 'adds' && key !== form.get('update-bundle');
    const refusal = refusalOf(pieces, before.boxes.filter(isOther));
    // Who has no session yet is told nothing.
    if (refusal) return isEmpty(before) ? before : { ...before, errors: [...before.errors, refusal] };
    const box = newBox(bundleId, pieces);
    return { ...before, boxes: kind === 'replaces' ? replaced(before.boxes, box) : added(before.boxes, box, form) };
  }

  function addProduct(before: Session, { id, quantity, choices = {}, ...given }: Product): Session {
    const { name, price } = { ...anyPiece(id), ...products.get(id), ...given };
    const key = `line${id}${JSON.stringify(choices)}`;
    return { ...before, lines: withLine(before.lines, { key, id, name, price, quantity, choices }) };
  }

  function removeItem(before: Session, key: string): Session | null {
    if (before.boxes.some((box) => box.key === key))
      return { ...before, boxes: before.boxes.filter((box) => box.key !== key) };
    const owner = before.boxes.find((box) => Object.keys(box.pieces).some((id) => childKey(box, id) === key));
    if (!owner) return null;
    const pieces = Object.fromEntries(Object.entries(owner.pieces).filter(([id]) => childKey(owner, id) !== key));
    return { ...before, boxes: before.boxes.map((box) => (box === owner ? newBox(box.bundleId, pieces) : box)) };
  }

  function cartOf(session: Session): object {
    const gone = session.boxes.flatMap(({ pieces }) => Object.keys(pieces).filter((id) => soldOut.has(id)));
    const permanent = gone.map(
      (id) => `“${goods(id).name}” is out of stock and cannot be purchased. Please remove it from your cart.`,
    );
    return cartJson(session, catalogue, permanent);
  }

  return {
    catalogue,
    kind: () => kind,
    sessions,
    stock,
    soldOut,
    unlisted,
    prices,
    load,
    newBox,
    refusalOf,
    changeBundle,
    addProduct,
    removeItem,
    cartOf,
    /** Empty, with everything in stock. */
    reset(next: ShopKind) {
      kind = next;
      for (const kept of [sessions, stock, soldOut, unlisted, prices]) kept.clear();
    },
  };
}
