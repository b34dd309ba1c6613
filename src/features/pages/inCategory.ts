/** Those of a category, or all without one. */
export function inCategory<Item extends { categories: { slug: string }[] }>(
  items: Item[],
  category: string | null,
): Item[] {
  if (category === null) return items;
  return items.filter(({ categories }) => categories.some(({ slug }) => slug === category));
}
