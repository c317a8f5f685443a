/** What `npm run orders` was asked for, read and checked before anything is done. */
import { readAmount } from '#rules/orders/read-amount.ts';
import { readOrderNumber } from '#rules/orders/order-number.ts';
import { readWeek, type Week } from '#rules/orders/read-week.ts';
import { type OrderState, orderStates } from '#rules/orders/states.ts';

export type OrderCommand =
  | { name: 'list'; states: OrderState[] }
  | { name: 'show'; number: string }
  | { name: 'paid'; number: string; amount: number | null }
  | { name: 'pack'; week: Week; dir: string }
  | { name: 'packed' | 'sent' | 'delivered' | 'cancel'; numbers: string[] }
  | { name: 'export'; week: Week }
  | { name: 'statement'; file: string };

export const help = `npm run orders -- COMMAND

  list [STATE ...]        the newest orders; with a state only those: ${orderStates.join(', ')}
  show NUMBER             all about one order, such as NL-2026-00042
  paid NUMBER [AMOUNT]    money came in: all that was due, or an amount such as 89.95
  pack WEEK [DIR]         writes packing list, labels and production list of a week (2026-W10) as pages to print
  packed NUMBER ...       these are packed: they cannot be cancelled any more
  sent NUMBER ...         these are on their way; who is not packed yet is taken for packed
  delivered NUMBER ...    these have arrived
  cancel NUMBER           calls an order off; its stock goes back, and what was paid is to be refunded
  export WEEK             a week's orders as CSV: npm run orders -- export 2026-W10 > orders.csv
  statement FILE          reads a bank statement (CAMT.053, MT940 or CSV) and says which orders it pays
  help                    this

A week is that of the delivery, Monday to Sunday.`;

/** Why a command cannot be done, for whoever typed it. */
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
      return readPaid(args);
    case 'pack':
      return readPack(args, today);
    case 'packed':
    case 'sent':
    case 'delivered':
    case 'cancel':
      if (args.length === 0) throw new WrongCommand(`${name} needs the number of an order`);
      return { name, numbers: args.map(numberOf) };
    case 'export':
      return { name, week: weekOf(one('a week, such as 2026-W10'), today) };
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

function readPaid([number, amount, ...more]: string[]): OrderCommand {
  if (number === undefined) throw new WrongCommand('paid needs the number of an order');
  if (more.length > 0) throw new WrongCommand('paid takes a number and an amount, and nothing else');
  const cents = amount === undefined ? null : readAmount(amount);
  if (amount !== undefined && (cents === null || cents <= 0))
    throw new WrongCommand(`${amount} is no amount, such as 89.95`);
  return { name: 'paid', number: numberOf(number), amount: cents };
}

function readPack([week, dir = '.', ...more]: string[], today: string): OrderCommand {
  if (week === undefined) throw new WrongCommand('pack needs a week, such as 2026-W10');
  if (more.length > 0) throw new WrongCommand('pack takes a week and a folder, and nothing else');
  return { name: 'pack', week: weekOf(week, today), dir };
}
