/** Which animal a piece of mixed game is of, by its name; undefined where it is of several or of another. */
const kinds: [kind: 'boar' | 'roe' | 'deer', map: 'boar' | 'deer', names: RegExp][] = [
  ['boar', 'boar', /wildschwein|zwijn|wild boar|sanglier/i],
  ['roe', 'deer', /\breh|\bree(?!nd)|\broe\b|chevreuil/i],
  ['deer', 'deer', /hirsch|\bhert|\bred deer|\bcerf/i],
];

export function gameKindOf(name: string) {
  const found = kinds.filter(([, , names]) => names.test(name));
  const [first] = found;
  return found.length === 1 && first ? { kind: first[0], map: first[1] } : undefined;
}
