export const sources: string[];
export function ensureBuilt(): Promise<boolean>;
export function build(): Promise<boolean>;
