export const quickImports: string;
export const nodeOptions: readonly string[];
export const environment: Readonly<Record<string, string>>;
