import { EmptyList } from '../pages/EmptyList';
import { Link } from '@/components/Link/Link';
import { useI18n } from '@/i18n/I18n';
import { ArchiveFrame, type ArchiveHead } from '../pages/ArchiveFrame';
import type { Topic } from './model';
import * as S from './NewsView.styles';

interface NewsTopicsViewProps {
  head: ArchiveHead;
  topics: Topic[];
}

/** The topics of the news, each with its newest piece. */
export function NewsTopicsView({ head, topics }: NewsTopicsViewProps) {
  const { t } = useI18n();
  return (
    <ArchiveFrame head={head}>
      {topics.length > 0 ? (
        <S.Topics>
          {topics.map(({ title, href, count, latest }) => (
            <li key={href}>
              <S.Topic data-ground="surface">
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
                          <time dateTime={latest.date.iso}>{latest.date.words}</time>
                        </>
                      )}
                    </small>
                    <Link href={latest.href}>{latest.title}</Link>
                  </S.Latest>
                )}
              </S.Topic>
            </li>
          ))}
        </S.Topics>
      ) : (
        <EmptyList section="news" />
      )}
    </ArchiveFrame>
  );
}
