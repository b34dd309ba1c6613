/** A moment as the CMS wrote it (ISO 8601), or empty where it wrote none that a clock knows. */
export function mapDate(moment: string | null | undefined): string {
  return moment && !Number.isNaN(Date.parse(moment)) ? moment : '';
}
