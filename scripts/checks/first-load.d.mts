export type Weighed = { path: string; gzip: number; brotli: number };
export type FirstLoad = { id: string; scripts: Weighed[]; styles: Weighed[] };
export function firstLoads(options?: { build?: string; base?: string }): Promise<FirstLoad[]>;
export function sum(files: Weighed[]): number;
export function sumBrotli(files: Weighed[]): number;
