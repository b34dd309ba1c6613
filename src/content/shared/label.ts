/** A category or tag of an entry. */
export interface Label {
  title: string;
  /** Null if there is no listing for the label. */
  href: string | null;
}

/** A category of a card; listings filter by its slug. */
export interface TeaserCategory {
  slug: string;
  title: string;
}
