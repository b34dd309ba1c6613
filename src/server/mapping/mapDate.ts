/** The cms's date and time (ISO 8601), or an empty text if it is missing or invalid. */
export function mapDate(moment: string | null | undefined): string {
  return moment && !Number.isNaN(Date.parse(moment)) ? moment : '';
}
