import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { Arrangement } from './arrangement';
import { CardRow } from './CardRow';

interface CardListProps {
  section: 'events' | 'news' | 'universities';
  arrangement: Arrangement;
  /** List items with a card each. */
  children: ReactNode;
}

/**
 * The cards of a list block and the way to the whole list.
 *
 * An editor may put a list on any page, or into the pre-footer of all of them, and a page carries
 * the texts of `common` and of its own section only. So the cards of lists take their texts from
 * `common`, whatever their section.
 */
export function CardList({ section, arrangement, children }: CardListProps) {
  const { t, locale } = useI18n();
  return (
    <CardRow
      section={section}
      kind="cards"
      arrangement={arrangement}
      more={
        <ButtonLink look="text" href={href(section, locale)}>
          {t(`common.archive.toAll.${section}`)}
        </ButtonLink>
      }
    >
      {children}
    </CardRow>
  );
}
