/** Variables that limit a query for news to one category. */
export function inCategory(slug: string) {
  return { relatedToCategories: [{ group: ['newsCategories'], slug: [slug] }] };
}
