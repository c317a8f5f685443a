export interface TestReport {
  passed: number;
  failed: number;
  failures: string[];
  skipped: string[];
}
export function readVitest(json: unknown): TestReport;
export function readPlaywright(json: unknown): TestReport;
export function inOneLine(report: string): string;
