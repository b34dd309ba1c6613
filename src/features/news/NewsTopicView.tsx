import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs';
import * as S from '@/components/ListLayout/ListLayout';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { NewsList, type NewsListProps } from './NewsList';

interface NewsTopicViewProps extends NewsListProps {
  title: string;
}

/** The news of one topic. */
export function NewsTopicView({ title, ...list }: NewsTopicViewProps) {
  const { t, locale } = useI18n();
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
      <NewsList {...list} />
    </S.Page>
  );
}
