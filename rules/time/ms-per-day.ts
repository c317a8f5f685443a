export const msPerSecond = 1000;
export const secondsPerDay = 86_400;
export const msPerDay = 86_400_000;
