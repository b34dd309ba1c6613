import { Breadcrumbs } from '@/content/shared/Breadcrumbs';
import * as S from '@/components/ListLayout/ListLayout';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { ListingData } from '@/features/listing/ListingData';
import type { NewsTeaser } from './model';
import { NewsList } from './NewsList';

interface NewsCategoryViewProps {
  title: string;
  list: ListingData<NewsTeaser>;
}

export function NewsCategoryView({ title, list }: NewsCategoryViewProps) {
  const { t, locale } = useI18n();
  const path = href('newsCategory', { slug: list.fixedCategory ?? '' }, locale);
  return (
    <S.Page>
      <S.BreadcrumbRow>
        <Breadcrumbs
          items={[
            { title: t('common.sections.news'), href: href('news', locale) },
            { title: t('news.topics.title'), href: href('newsCategories', locale) },
          ]}
        />
      </S.BreadcrumbRow>
      <S.PageHeader>
        <h1>{title}</h1>
      </S.PageHeader>
      <NewsList title={title} list={list} path={path} />
    </S.Page>
  );
}
