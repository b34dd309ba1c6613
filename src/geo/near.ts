/** An entry nearby, with the estimated walking time in minutes. */
export interface Near<Entry> {
  entry: Entry;
  walking: number;
}
