export const signUpTimeoutMs = 10_000;
