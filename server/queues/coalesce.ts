/**
 * Many calls for one name in a row become one at once and one when the pause is over: fifty changes in ten seconds must not make
 * every page of a market anew fifty times.
 */
export function coalesce(run: (name: string) => void, pauseMs: number): (name: string) => void {
  /** By name, whether somebody called during its pause. */
  const paused = new Map<string, boolean>();

  function start(name: string) {
    paused.set(name, false);
    run(name);
    setTimeout(() => {
      if (paused.get(name)) start(name);
      else paused.delete(name);
    }, pauseMs).unref();
  }

  return (name) => {
    if (paused.has(name)) paused.set(name, true);
    else start(name);
  };
}
