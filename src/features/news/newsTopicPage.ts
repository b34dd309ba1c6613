import { notFound } from '@/errors/AppError';
import { NewsCategoryDocument } from '@/gql/graphql';
import { followed } from '@/routing/files';
import { choicesOf } from '@/server/finding/choicesOf';
import { findEntries } from '@/server/finding/findEntries';
import type { PageContext } from '@/server/getPageProps';
import { askedPage } from '../finding/askedPage';
import { decode } from '../finding/codec';
import { aroundElement } from '../pages/aroundEntry';
import { topicChoices } from './mapper';

/** Data of the list of news of one topic. */
export const newsTopicPage = (context: PageContext) => topicOf(context);

/** The same where the address asks for another page. */
export const newsTopicAskedPage = askedPage('news', (context, search) => topicOf(context, search));

async function topicOf(context: PageContext, search = new URLSearchParams()) {
  const { locale, params, cms, map } = context;
  const slug = params.slug ?? '';
  const [{ category }, { categories }] = await Promise.all([
    cms(NewsCategoryDocument, { slug: [slug] }),
    choicesOf('news', context),
  ]);
  if (category?.__typename !== 'newsCategories_Category' || category.slug !== slug) {
    throw notFound(`no topic ${slug}`);
  }
  const { finding } = decode('news', search);
  const found = await findEntries('news', { ...finding, category: slug }, [], { cms, map });
  return {
    ...aroundElement('newsCategory', category, '', context),
    finding,
    category: slug,
    view: {
      title: category.title ?? '',
      list: {
        found,
        categories: topicChoices(categories, locale),
        universities: [],
        translations: {},
        topic: slug,
        follow: followed('newsCategory', locale, slug),
      },
    },
  };
}
