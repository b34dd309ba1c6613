import type { TestCms } from './cms';

/** Tests sections, blocks and search of the contract, on any database. */
export function testSections(cms: TestCms): void {
  async function entries(args: string, fields = 'slug', headers: Record<string, string> = {}) {
    const { data, errors } = await cms.query(`{ entries(${args}) { ${fields} } }`, {}, headers);
    expect(errors).toBeUndefined();
    return data?.entries as Record<string, unknown>[];
  }
  const slugs = async (args: string) => (await entries(args)).map(({ slug }) => slug).join(' ');
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

  describe('sections', () => {
    test.each([
      ['services', 'canteen-it', '/servizi/canteen-it'],
      ['events', 'past-it concert-it talk-it', '/eventi/past-it'],
      ['universities', 'university-it', '/atenei/university-it'],
      ['news', 'rents-it bus-it', '/news/rents-it'],
      ['poi', 'fountain-it', '/luoghi/fountain-it'],
    ])('%s returns its entries with their addresses', async (section, expected, path) => {
      const [first, ...more] = await entries(
        `section: ["${section}"]`,
        'slug url sectionHandle typeHandle localized { slug siteHandle }',
      );
      expect([first, ...more].map((entry) => entry?.slug).join(' ')).toBe(expected);
      expect(first).toMatchObject({
        sectionHandle: section,
        typeHandle: section,
        localized: [{ siteHandle: 'en' }],
      });
      expect(String(first?.url).endsWith(path)).toBe(true);
    });

    test('an event has its dates, texts and relations', async () => {
      const [event] = await entries(
        'section: ["events"], site: ["en"], slug: ["concert-en"]',
        `... on events_events_Entry { title excerpt ticket eventStartDate eventEndDate
          type: eventType label: eventType(label: true) address { address lat lng }
          categories { slug } tags { slug groupHandle } image { alt } }`,
      );
      expect(event).toMatchObject({
        title: 'Concert en',
        ticket: 'Free en',
        type: 'concert',
        label: 'Concert',
        address: { address: 'Piazza Grande 1', lat: 43.41, lng: 12.05 },
        categories: [{ slug: 'music-en' }],
        tags: [{ slug: 'free-en', groupHandle: 'eventsTags' }],
        image: [{ alt: 'A room en' }],
      });
      const [start, end] = [event?.eventStartDate, event?.eventEndDate].map((date) =>
        new Date(String(date)).getTime(),
      );
      expect(Number(end) - Number(start)).toBe(2 * 3_600_000);
    });

    test('an accommodation has the data that the law requires', async () => {
      const [room] = await entries(
        'section: ["accommodations"], slug: ["two-it"]',
        `... on accommodations_accommodations_Entry { energyClass epglNren epglRen
          envelopeSummer(label: true) energyExemption cin deposit minimumStay maximumStay
          availableFrom verifiedOn }`,
      );
      expect(room).toMatchObject({
        energyClass: 'D',
        epglNren: 120.5,
        epglRen: 10,
        envelopeSummer: 'Scarso',
        energyExemption: null,
        cin: null,
        deposit: 1000,
        minimumStay: 6,
        maximumStay: null,
      });
      expect(new Date(String(room?.availableFrom)).getTime()).toBeGreaterThan(Date.now());
      expect(new Date(String(room?.verifiedOn)).getTime()).toBeLessThan(Date.now());
    });

    test('a university has a subtitle and a thumbnail, a place an icon', async () => {
      expect(
        await entries(
          'section: ["universities"]',
          '... on universities_universities_Entry { subtitle thumbnail { alt } }',
        ),
      ).toEqual([{ subtitle: 'Since 1361 it', thumbnail: [{ alt: 'A room it' }] }]);
      expect(
        await entries('section: ["poi"]', '... on poi_poi_Entry { description icon { alt } }'),
      ).toEqual([{ description: 'Water it', icon: [{ alt: 'Bus it' }] }]);
    });

    test('the page of news categories has a URL below the news', async () => {
      const { data } = await cms.query(`{
        entry(section: ["pages"], uri: ["news/categorie"]) { url
          ... on pages_archive_Entry { archiveSection } }
        plain: entry(section: ["pages"], uri: ["categorie"]) { slug }
        categories(group: ["newsCategories"], site: ["en"]) { slug url } }`);
      expect(data).toMatchObject({
        entry: {
          archiveSection: 'newsCategories',
          url: expect.stringMatching(/\/news\/categorie$/) as unknown,
        },
        plain: null,
        categories: [
          {
            slug: 'living-en',
            url: expect.stringMatching(/\/en\/news\/categories\/living-en$/) as unknown,
          },
          { slug: 'money-en' },
        ],
      });
    });

    test('tags have an order and can be queried by slug', async () => {
      const { data } = await cms.query(`{ all: tags(group: ["eventsTags"]) { title slug }
        one: tags(group: ["eventsTags", "newsTags"], slug: ["rent-en"], site: ["en"]) { slug } }`);
      expect(data).toEqual({
        all: [
          { title: 'Free it', slug: 'free-it' },
          { title: 'Outdoors it', slug: 'outdoors-it' },
        ],
        one: [{ slug: 'rent-en' }],
      });
    });
  });

  describe('filters', () => {
    test.each([
      ['section: ["events"], eventType: ["lecture"]', 'talk-it'],
      ['section: ["events"], eventStartDate: ["no date"]', ''],
      ['uri: [null]', ''],
      ['section: ["events"], slug: [null, "talk-it"]', 'talk-it'],
      ['section: ["events"], relatedToCategories: [{ slug: ["music-it"] }]', 'past-it concert-it'],
      [
        'section: ["events"], relatedToCategories: [null, { slug: ["music-it"] }]',
        'past-it concert-it',
      ],
      [
        'section: ["events"], relatedToTags: [{ group: ["eventsTags"], slug: ["free-it"] }]',
        'concert-it',
      ],
      [
        'section: ["events"], relatedToTags: [{ slug: ["free-it"] }], relatedToCategories: [{ slug: ["talks-it"] }]',
        '',
      ],
      [
        'section: ["news"], relatedToCategories: [{ group: ["newsCategories"], slug: ["money-it"] }]',
        'bus-it',
      ],
      ['section: ["news"], relatedToTags: [{ slug: ["rent-it"] }]', 'rents-it'],
      ['section: ["services"], serviceType: ["canteen", "desk"]', 'canteen-it'],
      ['section: ["services"], serviceType: ["desk"]', ''],
      ['section: ["news"], eventType: ["concert"]', ''],
      ['section: ["news"], deadline: ["> 2030-06-29"]', 'bus-it'],
      ['section: ["news"], deadline: ["> 2030-06-30", ":empty:"]', 'rents-it'],
      ['section: ["services"], deadline: ["> 2030-06-30", ":empty:"]', 'canteen-it'],
      ['section: ["accommodations"], priceMin: ["and", ">= 500", "< 900"]', 'two-it three-it'],
      ['section: ["accommodations"], energyClass: ["D"], deposit: ["<= 1000"]', 'one-it two-it'],
    ])('%s answers "%s"', async (args, expected) => {
      expect(await slugs(args)).toBe(expected);
    });

    test('a deadline without an hour is the last second of its day', async () => {
      const [bus] = await entries(
        'section: ["news"], slug: ["bus-it"]',
        '... on news_news_Entry { deadline }',
      );
      expect(bus).toEqual({ deadline: '2030-06-30T21:59:59+00:00' });
    });

    test('date filters work alone and combined', async () => {
      const events = (filter: string) =>
        slugs(`section: ["events"], eventStartDate: ${filter}, orderBy: "eventStartDate DESC"`);
      expect(await events(`[">= ${inDays(0)}"]`)).toBe('talk-it concert-it');
      expect(await events(`["< ${inDays(0)}"]`)).toBe('past-it');
      expect(await events(`["and", ">= ${inDays(0)}", "< ${inDays(24)}"]`)).toBe('concert-it');
      const [concert] = await entries(
        'section: ["events"], slug: ["concert-it"]',
        '... on events_events_Entry { eventStartDate }',
      );
      expect(await events(`["${String(concert?.eventStartDate).slice(0, 10)}"]`)).toBe(
        'concert-it',
      );
    });

    test('several sections are merged into one sorted list', async () => {
      expect(await slugs('section: ["news", "services"], orderBy: "title ASC"')).toBe(
        'bus-it canteen-it rents-it',
      );
      expect(
        await slugs('section: ["news", "services"], orderBy: "title ASC", offset: 1, limit: 1'),
      ).toBe('canteen-it');
    });
  });

  describe('search', () => {
    const searchSlugs = (words: string, more = '') =>
      slugs(
        `section: ["news", "events", "accommodations", "pages"], search: "${words}", orderBy: "score" ${more}`,
      );

    test.each([
      ['affitto', 'rents-it bus-it'],
      ['PERCHE affitti', 'bus-it'],
      ['città', 'bus-it'],
      ['citta cara', 'bus-it'],
      ['studente', 'rents-it'],
      ['concer', 'concert-it'],
      ['fisarmonica', ''],
      ['domanda', 'blocks-it'],
      ["' OR 1=1 --", ''],
    ])('%s finds "%s", the best match first', async (words, expected) => {
      expect(await searchSlugs(words)).toBe(expected);
    });

    test('uses the language of the site', async () => {
      expect(await searchSlugs('renting', ', site: ["en"]')).toBe('rents-en bus-en');
      expect(await searchSlugs('affitto', ', site: ["en"]')).toBe('');
    });

    test('supports counts, pages and filters', async () => {
      expect(await searchSlugs('affitto', ', limit: 1, offset: 1')).toBe('bus-it');
      const { data } = await cms.query(`{
        entryCount(section: ["news"], search: "affitto")
        filtered: entries(section: ["news"], search: "affitto", orderBy: "score",
          relatedToCategories: [{ slug: ["money-it"] }]) { slug }
        byDate: entries(section: ["news"], search: "affitto", orderBy: "postDate ASC") { slug } }`);
      expect(data).toEqual({
        entryCount: 2,
        filtered: [{ slug: 'bus-it' }],
        byDate: [{ slug: 'bus-it' }, { slug: 'rents-it' }],
      });
    });
  });

  test('every type of block is returned with its own fields', async () => {
    const { data, errors } = await cms.query(`{ entry(section: ["pages"], slug: ["blocks-it"]) {
      ... on pages_pages_Entry {
        seo { keywords { keyword rating } }
        contentManager(level: 0) { ... on NeoBlockInterface { typeHandle level }
          ... on contentManager_group_BlockType { backgroundColor textColor alignment direction
            contentWidth minHeight responsiveVisibility }
          ... on contentManager_hero_BlockType { roundedBorder conditionalField backgroundImage { alt } }
          ... on contentManager_columns_BlockType { columnNumberMobile columnNumberWide }
          ... on contentManager_accordion_BlockType { plainTitle }
          ... on contentManager_card_BlockType { plainTitle textContent fieldLink { url } image { alt } }
          ... on contentManager_download_BlockType { files { extension mimeType url } }
          ... on contentManager_embed_BlockType { embedUrl }
          ... on contentManager_gallery_BlockType { gallery { ... on MatrixBlockInterface { typeHandle }
            ... on gallery_images_BlockType { images { alt } }
            ... on gallery_videoEmbed_BlockType { embedUrl } } }
          ... on contentManager_icon_BlockType { icon { kind } fieldLink { text } }
          ... on contentManager_links_BlockType { links { ... on links_link_BlockType { fieldLink { text type } } } }
          ... on contentManager_video_BlockType { videoSettings { ... on videoSettings_videoSettings_BlockType {
            video { mimeType } poster { alt } captions { mimeType } loop autoplay controls } } }
          ... on contentManager_slider_BlockType { slides { ... on slides_slide_BlockType { coverImage { alt } } } }
          ... on contentManager_spacer_BlockType { spacer spacerMobile }
          ... on contentManager_listEvents_BlockType { listFilter listTags { slug } }
          ... on contentManager_listNews_BlockType { listFilter newsCategories: listCategories { slug } }
          ... on contentManager_listUniversities_BlockType { listFilterBasic listEntries { title } }
          ... on contentManager_listCategoriesServices_BlockType { elementQuantity isSliderSettings slidesQuantity }
          ... on contentManager_listCategoriesAccommodations_BlockType { listCategories { slug } }
        } } } }`);
    expect(errors).toBeUndefined();
    const { contentManager: blocks, seo } = data?.entry as {
      contentManager: Record<string, unknown>[];
      seo: unknown;
    };
    expect(seo).toEqual({ keywords: [{ keyword: 'affitto', rating: 'neutral' }] });
    const block = (type: string) => blocks.find(({ typeHandle }) => typeHandle === type);
    expect(blocks.map(({ typeHandle, level }) => `${String(level)} ${String(typeHandle)}`)).toEqual(
      [
        '1 hero',
        '2 titleContent',
        '2 spacer',
        '1 group',
        '2 columns',
        '3 accordion',
        '4 textContent',
        '4 image',
        '1 textContent',
        '1 image',
        '1 card',
        '1 buttons',
        '1 links',
        '1 download',
        '1 embed',
        '1 gallery',
        '1 icon',
        '1 slider',
        '1 video',
        '1 separator',
        '1 listCategoriesAccommodations',
        '1 listCategoriesServices',
        '1 listEvents',
        '1 listNews',
        '1 listUniversities',
      ],
    );
    expect(block('group')).toMatchObject({
      backgroundColor: 'brick',
      textColor: 'paper',
      alignment: 'center',
      direction: 'horizontal',
      contentWidth: 'wide',
      minHeight: 'half',
      responsiveVisibility: ['mobile', 'desktop'],
    });
    expect(block('hero')).toMatchObject({ roundedBorder: true, conditionalField: 'image' });
    expect(block('columns')).toMatchObject({ columnNumberMobile: 1, columnNumberWide: 4 });
    expect(block('card')).toMatchObject({ plainTitle: 'Scheda', textContent: '<p>Testo</p>' });
    expect(block('download')).toMatchObject({
      files: [{ extension: 'pdf', mimeType: 'application/pdf' }],
    });
    expect(block('gallery')).toMatchObject({
      gallery: [
        { typeHandle: 'images', images: [{ alt: 'A room it' }] },
        { typeHandle: 'videoEmbed', embedUrl: 'https://video.example.org/castelmora' },
      ],
    });
    expect(block('icon')).toMatchObject({ icon: [{ kind: 'image' }], fieldLink: { text: 'Uno' } });
    expect(block('links')).toMatchObject({
      links: [{ fieldLink: { type: 'entry' } }, { fieldLink: { text: 'Fuori', type: 'url' } }],
    });
    expect(block('slider')).toMatchObject({ slides: [{ coverImage: [{ alt: 'A room it' }] }] });
    expect(block('video')).toMatchObject({
      videoSettings: [
        {
          video: [{ mimeType: 'video/mp4' }],
          poster: [{ alt: 'A room it' }],
          captions: [{ mimeType: 'text/vtt' }],
          loop: true,
          autoplay: false,
          controls: true,
        },
      ],
    });
    expect(block('spacer')).toMatchObject({ spacer: 40, spacerMobile: 20 });
    expect(block('listEvents')).toMatchObject({
      listFilter: 'tag',
      listTags: [{ slug: 'free-it' }],
    });
    expect(block('listNews')).toMatchObject({ newsCategories: [{ slug: 'living-it' }] });
    expect(block('listUniversities')).toMatchObject({ listEntries: [{ title: 'University it' }] });
    expect(block('listCategoriesServices')).toMatchObject({
      elementQuantity: 4,
      isSliderSettings: true,
      slidesQuantity: 2,
    });
  });
}
