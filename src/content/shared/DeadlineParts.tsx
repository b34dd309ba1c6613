import type { TFunction } from 'i18next';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import * as S from '@/components/DetailLayout/DetailLayout';
import type { Fact } from '@/components/FactList/FactList';
import { Icon } from '@/components/Icon/Icon';
import { StatusAlert } from '@/components/StatusAlert/StatusAlert';
import { Chip } from '@/components/Tag/Chip';
import { useI18n } from '@/i18n/I18n';
import type { Deadline } from './deadline';
import { useDeadline } from './useDeadline';

interface DeadlineProps {
  deadline: Deadline | null;
}

/** When an entry closes, on the picture of its card. */
export function DeadlineChip({ deadline }: DeadlineProps) {
  const now = useDeadline(deadline);
  return now && <Chip tone={now.isOver ? 'busy' : 'freeSoon'} label={now.text} />;
}

/** When an entry closes, below its title. */
export function DeadlineLine({ deadline }: DeadlineProps) {
  const now = useDeadline(deadline);
  if (!deadline || !now) return null;
  // Closed since the page was rendered: nothing moves then, only the text changes.
  return deadline.left < 0 ? (
    <StatusAlert tone="neutral" text={now.text} />
  ) : (
    <S.Line>
      <Icon name="clock" />
      <time dateTime={deadline.iso}>{now.text}</time>
    </S.Line>
  );
}

/** The day and the hour of a deadline; nothing without one. */
export const deadlineFacts = (deadline: Deadline | null, t: TFunction): Fact[] =>
  deadline
    ? [
        {
          icon: 'clock',
          name: t('common.deadline.label'),
          value: (
            <time dateTime={deadline.iso}>
              {[deadline.date, deadline.time].filter(Boolean).join(', ')}
            </time>
          ),
        },
      ]
    : [];

/** Adds a deadline to the visitor's calendar. */
export function CalendarButton({ href }: { href: string }) {
  const { t } = useI18n();
  return (
    <ButtonLink href={href} look="secondary" icon="calendar" block>
      {t('common.deadline.calendar')}
    </ButtonLink>
  );
}
