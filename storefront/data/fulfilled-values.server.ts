/** Those that could be had, in their order: one that is gone leaves no gap. Only when all fail does it fail. */
export async function fulfilledValues<T>(calls: readonly Promise<T>[]): Promise<T[]> {
  const results = await Promise.allSettled(calls);
  const values = results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  const failure = results.find((result) => result.status === 'rejected');
  if (values.length === 0 && failure) throw failure.reason;
  return values;
}
