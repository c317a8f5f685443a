/** Shorter words have too many neighbours to guess by. */
const shortestGuess = 4;

/** Whether one letter too many, too few, another one, or two in the wrong order make the difference. */
export function isOneTypo(typed: string, meant: string): boolean {
  const [a, b] = typed.length >= meant.length ? [typed, meant] : [meant, typed];
  if (b.length < shortestGuess || a.length - b.length > 1) return false;
  let same = 0;
  while (same < b.length && a[same] === b[same]) same += 1;
  if (same === a.length) return false;
  if (a.length > b.length) return a.slice(same + 1) === b.slice(same);
  const isSwapped = a[same] === b[same + 1] && a[same + 1] === b[same] && a.slice(same + 2) === b.slice(same + 2);
  return isSwapped || a.slice(same + 1) === b.slice(same + 1);
}

/** Endings of plurals and cases: "worsten" is "worst", "Schultern" is "Schulter". */
const longestEnding = 3;

export function isOtherEnding(typed: string, meant: string): boolean {
  return meant.length >= shortestGuess && typed.startsWith(meant) && typed.length - meant.length <= longestEnding;
}
