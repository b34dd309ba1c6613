import * as S from '@/components/DetailLayout/DetailLayout';
import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import { DetailFrame } from '@/content/shared/DetailFrame';
import { FactsPanel } from '@/content/shared/FactsPanel';
import type { NewsArticle } from './detail';

export function NewsArticleView({ article }: { article: NewsArticle }) {
  const { t } = useI18n();
  const { date } = article;
  const published = date && <time dateTime={date.iso}>{date.text}</time>;
  return (
    <DetailFrame
      section="news"
      detail={article}
      line={
        published && (
          <S.Line>
            <Icon name="calendar" />
            {published}
          </S.Line>
        )
      }
    >
      <FactsPanel
        detail={article}
        facts={
          published
            ? [{ icon: 'calendar', name: t('news.detail.published'), value: published }]
            : []
        }
      />
    </DetailFrame>
  );
}
