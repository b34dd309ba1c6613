import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import { Link } from '@/components/Link/Link';
import { useI18n } from '@/i18n/I18n';
import { href as hrefOf } from '@/routing/href';
import { ListingFrame, type ListingHead } from '@/content/shared/ListingFrame';
import type { NewsCategory } from './model';
import * as S from './NewsView.styles';

interface NewsCategoriesViewProps {
  head: ListingHead;
  categories: NewsCategory[];
}

/** The categories of the news, each with its newest article. */
export function NewsCategoriesView({ head, categories }: NewsCategoriesViewProps) {
  const { t, locale } = useI18n();
  return (
    <ListingFrame head={head}>
      {categories.length > 0 ? (
        <S.Categories>
          {categories.map(({ title, href, count, latest }) => (
            <li key={href}>
              <S.Category data-ground="surface">
                <h2>
                  <Link href={href}>{title}</Link>
                </h2>
                <S.Count>{t('news.archive.count', { count })}</S.Count>
                {latest && (
                  <S.Latest>
                    <small>
                      {t('news.topics.latest')}
                      {latest.date && (
                        <>
                          {', '}
                          <time dateTime={latest.date.iso}>{latest.date.text}</time>
                        </>
                      )}
                    </small>
                    <Link href={latest.href}>{latest.title}</Link>
                  </S.Latest>
                )}
              </S.Category>
            </li>
          ))}
        </S.Categories>
      ) : (
        <EmptyState
          title={t('common.archive.empty.title')}
          text={t('common.archive.empty.text')}
          action={
            <ButtonLink href={hrefOf('news', locale)}>{t('common.archive.toAll.news')}</ButtonLink>
          }
        />
      )}
    </ListingFrame>
  );
}
