export function writeSbom(file: string): void;
