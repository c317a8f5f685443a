/** Answers that are the shop's own: a real shop says itself what its pages may do. */
export const upstreamAnswers = new WeakSet<Response>();
