/** What `npm run orders` was asked for, read and checked before anything is done. */
import { readAmount } from '#rules/orders/money/read-amount.ts';
import { readOrderNumber } from '#rules/orders/order-number.ts';
import { readPlaced } from '#rules/orders/money/read-placed.ts';
import { readWeek, type Week } from '#rules/orders/read-week.ts';
import { type OrderState, orderStates } from '#rules/orders/states.ts';

export type OrderCommand =
  | { name: 'list'; states: OrderState[] }
  | { name: 'show'; number: string }
  | { name: 'paid' | 'refunded'; number: string; amount: number | null }
  | { name: 'pack'; week: Week; dir: string }
  | { name: 'packed' | 'sent' | 'delivered' | 'cancel'; numbers: string[] }
  /** `by`: whose days they are, those of the delivery or those on which orders were placed. */
  | { name: 'export'; week: Week; by: 'delivery' | 'placed' }
  | { name: 'statement'; file: string };

/** Where lists with addresses go unless somebody says otherwise; .gitignore names it. */
const packFolder = 'lists';

export const help = `npm run orders -- COMMAND

  list [STATE ...]        the newest orders; with a state only those: ${orderStates.join(', ')}
  show NUMBER             all about one order, such as NL-2026-00042
  paid NUMBER [AMOUNT]    money came in: all that was due, or an amount such as 89.95
  refunded NUMBER [AMOUNT] money went back to the buyer: all that is due, or an amount
  pack WEEK [DIR]         writes packing list, labels and production list of a week (2026-W10) as pages to print, and the
                          vouchers that are to be posted, whenever they were ordered, into DIR or the folder ${packFolder}
  packed NUMBER ...       these are packed: they cannot be cancelled any more
  sent NUMBER ...         these are on their way; who is not packed yet is taken for packed
  delivered NUMBER ...    these have arrived
  cancel NUMBER           calls an order off; its stock goes back, and what was paid is to be refunded
  export WEEK             a week's orders as CSV: npm run orders -- export 2026-W10 > orders.csv
  export --placed MONTH   orders by the day they were placed, vouchers too: a month (2026-11) or a week (2026-W10)
  statement FILE          reads a bank statement (CAMT.053, MT940 or CSV) and says which orders it pays
  help                    this

A week is that of the delivery, Monday to Sunday.`;

/** Why a command cannot be done, as its error message. */
export class WrongCommand extends Error {
  override name = 'WrongCommand';
}

export function readOrderCommand([name, ...args]: string[], today: string): OrderCommand {
  const one = (what: string) => {
    const [given, ...more] = args;
    if (given === undefined) throw new WrongCommand(`${name} needs ${what}`);
    if (more.length > 0) throw new WrongCommand(`${name} takes ${what} and nothing else`);
    return given;
  };
  switch (name) {
    case 'list':
      return { name, states: args.map(stateOf) };
    case 'show':
      return { name, number: numberOf(one('the number of an order')) };
    case 'paid':
    case 'refunded':
      return readMoney(name, args);
    case 'pack':
      return readPack(args, today);
    case 'packed':
    case 'sent':
    case 'delivered':
    case 'cancel':
      if (args.length === 0) throw new WrongCommand(`${name} needs the number of an order`);
      return { name, numbers: args.map(numberOf) };
    case 'export':
      return readExport(args, today);
    case 'statement':
      return { name, file: one('the file of a bank statement') };
    default:
      throw new WrongCommand(name === undefined ? 'what is to be done?' : `there is no command ${name}`);
  }
}

function stateOf(text: string): OrderState {
  const state = orderStates.find((known) => known === text.toLowerCase());
  if (!state) throw new WrongCommand(`${text} is no state of an order; these are: ${orderStates.join(', ')}`);
  return state;
}

function numberOf(text: string): string {
  const number = readOrderNumber(text);
  if (number === null) throw new WrongCommand(`${text} is no number of an order, such as NL-2026-00042`);
  return number;
}

function weekOf(text: string, today: string): Week {
  const week = readWeek(text, today);
  if (!week) throw new WrongCommand(`${text} is no week, such as 2026-W10`);
  return week;
}

function readExport(args: string[], today: string): OrderCommand {
  const [text, ...more] = args.filter((arg) => arg !== '--placed');
  const isPlaced = args.includes('--placed');
  const what = isPlaced ? 'a month or a week, such as 2026-11 or 2026-W10' : 'a week, such as 2026-W10';
  if (text === undefined) throw new WrongCommand(`export needs ${what}`);
  if (more.length > 0) throw new WrongCommand(`export takes ${what} and nothing else`);
  if (!isPlaced) return { name: 'export', week: weekOf(text, today), by: 'delivery' };
  const week = readPlaced(text, today);
  if (!week) throw new WrongCommand(`${text} is neither a month nor a week, such as 2026-11 or 2026-W10`);
  return { name: 'export', week, by: 'placed' };
}

function readMoney(name: 'paid' | 'refunded', [number, amount, ...more]: string[]): OrderCommand {
  if (number === undefined) throw new WrongCommand(`${name} needs the number of an order`);
  if (more.length > 0) throw new WrongCommand(`${name} takes a number and an amount, and nothing else`);
  const cents = amount === undefined ? null : readAmount(amount);
  if (amount !== undefined && (cents === null || cents <= 0))
    throw new WrongCommand(`${amount} is no amount, such as 89.95`);
  return { name, number: numberOf(number), amount: cents };
}

function readPack([week, dir = packFolder, ...more]: string[], today: string): OrderCommand {
  if (week === undefined) throw new WrongCommand('pack needs a week, such as 2026-W10');
  if (more.length > 0) throw new WrongCommand('pack takes a week and a folder, and nothing else');
  return { name: 'pack', week: weekOf(week, today), dir };
}
