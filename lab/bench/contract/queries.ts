/** The fields that a page of the site queries. */
const list = `
  id slug title excerpt accommodationType priceMin priceMax pricingMode availabilityStatus
  categories(site: $site) { id slug title }
  image { alt url width height w560: url(width: 560) w1180: url(width: 1180) w1540: url(width: 1540) }
  address { address lat lng }`;

/** A query, and its variables for the nth request. */
export interface BenchQuery {
  name: string;
  query: string;
  variables: (n: number) => Record<string, unknown>;
}

const site = ['it'];
const words = ['camera', 'luce', 'piazza', 'studenti', 'finestra', 'cucina', 'fiume', 'silenzio'];

/** Returns the queries. With another n, each query differs from all earlier ones and is not cached. */
export const queriesFor = (slugs: readonly string[]): BenchQuery[] => [
  {
    name: 'entry by slug',
    query: `query ($site: [String], $slug: [String]) {
      entry(section: ["accommodations"], site: $site, slug: $slug) {
        ... on accommodations_accommodations_Entry { ${list} houseRules ownerTerms includedServices(label: true)
          contactLinks { kind label href } gallery { ... on gallery_images_BlockType { images { alt url } } }
          contentManager(level: 0) { ... on NeoBlockInterface { typeHandle level }
            ... on contentManager_textContent_BlockType { textContent }
            ... on contentManager_titleContent_BlockType { plainTitle } } } } }`,
    variables: (n) => ({ site, slug: [slugs[n % slugs.length]] }),
  },
  {
    name: 'list of 24 with images',
    query: `query ($site: [String], $offset: Int) {
      entries(section: ["accommodations"], site: $site, orderBy: "postDate DESC", limit: 24, offset: $offset) {
        ... on accommodations_accommodations_Entry { ${list} } } }`,
    variables: (n) => ({ site, offset: n }),
  },
  {
    name: 'filtered list',
    query: `query ($site: [String], $price: [QueryArgument], $offset: Int) {
      entries(section: ["accommodations"], site: $site, bedrooms: [">= 2"], priceMin: $price,
        includedServices: ["wifi"], orderBy: "priceMin ASC", limit: 24, offset: $offset) {
        ... on accommodations_accommodations_Entry { ${list} } }
      entryCount(section: ["accommodations"], site: $site, bedrooms: [">= 2"], priceMin: $price,
        includedServices: ["wifi"]) }`,
    variables: (n) => ({ site, price: ['and', '>= 200', `< ${600 + (n % 400)}`], offset: n % 48 }),
  },
  {
    name: 'search',
    query: `query ($site: [String], $search: String, $offset: Int) {
      entries(section: ["accommodations", "services", "events", "news", "pages"], site: $site,
        search: $search, orderBy: "score", limit: 20, offset: $offset) { id title url sectionHandle } }`,
    variables: (n) => ({
      site,
      search: `${words[n % words.length]} ${words[Math.floor(n / words.length) % words.length]}`,
      offset: Math.floor(n / 64),
    }),
  },
];
