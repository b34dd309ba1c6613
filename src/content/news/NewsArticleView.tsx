import * as S from '@/components/DetailLayout/DetailLayout';
import { Icon } from '@/components/Icon/Icon';
import { useI18n } from '@/i18n/I18n';
import { CalendarButton, deadlineFacts, DeadlineLine } from '@/content/shared/DeadlineParts';
import { DetailFrame } from '@/content/shared/DetailFrame';
import { FactsPanel } from '@/content/shared/FactsPanel';
import type { NewsArticle } from './detail';

export function NewsArticleView({ article }: { article: NewsArticle }) {
  const { t } = useI18n();
  const { date, deadline } = article;
  const published = date && <time dateTime={date.iso}>{date.text}</time>;
  const facts = deadlineFacts(deadline, t);
  if (published)
    facts.push({ icon: 'calendar', name: t('news.detail.published'), value: published });
  return (
    <DetailFrame
      section="news"
      detail={article}
      line={
        <>
          {published && (
            <S.Line>
              <Icon name="calendar" />
              {published}
            </S.Line>
          )}
          <DeadlineLine deadline={deadline} />
        </>
      }
    >
      <FactsPanel
        detail={article}
        facts={facts}
        first={article.calendarHref && <CalendarButton href={article.calendarHref} />}
      />
    </DetailFrame>
  );
}
