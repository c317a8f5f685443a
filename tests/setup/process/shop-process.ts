// A shop in a process of its own, to be killed: fills a box, says whose it is, and stays.
import { openDatabase } from '#database/client.ts';
import { replaceGoods } from '#services/shop/catalogue/replace-products.ts';
import { recordedGoods } from '#tests/setup/shop/recorded-goods.ts';
import { shopOn } from '#tests/setup/shop/test-shop.ts';

const dataDir = process.argv[2] ?? '';
const { db } = await openDatabase({ dataDir, url: null });
await replaceGoods(db, 'nl', recordedGoods);
const visitor = shopOn(db).browser();
await visitor.putBox({ 1: 2, 2: 1 });
await visitor.putBox({ 1: 3, 2: 1 });
process.stdout.write(`${JSON.stringify([...visitor.jar])}\n`);
setInterval(() => {}, 1000);
