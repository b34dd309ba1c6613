import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs';
import * as S from '@/components/ListLayout/ListLayout';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { ListData } from '../finding/ListData';
import type { NewsTeaser } from './model';
import { NewsList } from './NewsList';

interface NewsTopicViewProps {
  title: string;
  list: ListData<NewsTeaser>;
}

/** The news of one topic. */
export function NewsTopicView({ title, list }: NewsTopicViewProps) {
  const { t, locale } = useI18n();
  const path = href('newsCategory', { slug: list.topic ?? '' }, locale);
  return (
    <S.Page>
      <S.Trail>
        <Breadcrumbs
          label={t('common.breadcrumbs.label')}
          items={[
            { title: t('common.breadcrumbs.home'), href: href('home', locale) },
            { title: t('common.sections.news'), href: href('news', locale) },
            { title: t('news.topics.title'), href: href('newsCategories', locale) },
          ]}
        />
      </S.Trail>
      <S.Lede>
        <h1>{title}</h1>
      </S.Lede>
      <NewsList title={title} list={list} path={path} />
    </S.Page>
  );
}
