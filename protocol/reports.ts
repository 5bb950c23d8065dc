/** What players tell the operator of each other. */
export const REPORT_REASONS = ['insult', 'name', 'cheating', 'stalling', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
/** About a player: at a table, or for a line that they have said there at that time. */
export interface Report {
  player: string;
  why: ReportReason;
  table?: string;
  line?: number;
}
