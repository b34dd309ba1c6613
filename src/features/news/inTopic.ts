/** Variables that narrow a query of news to one topic. */
export function inTopic(slug: string) {
  return { relatedToCategories: [{ group: ['newsCategories'], slug: [slug] }] };
}
