import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import * as L from '@/components/ListLayout/ListLayout';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { Ignored as Part } from '../finding/codec';
import { Ignored } from '../finding/Ignored';
import { idsOf } from './choose';
import { compareHrefOf } from './codec';
import { useCompared } from './compared';
import * as S from './CompareView.styles';
import { comparedSections } from './model';

/** Nothing to compare: where to choose, or the way to what this device remembers. */
export function CompareEmpty({ ignored }: { ignored: Part[] }) {
  const { t, locale } = useI18n();
  const compared = useCompared();
  const remembered = comparedSections
    .map((section) => ({ section, ids: idsOf(compared, section) }))
    .filter(({ ids }) => ids.length > 0);
  return (
    <L.Page>
      <L.Lede>
        <h1>{t('compare.title.none')}</h1>
      </L.Lede>
      <Ignored parts={ignored} />
      <EmptyState
        title={t('compare.empty.title')}
        text={t('compare.empty.text')}
        action={
          <S.Ways>
            {remembered.map(({ section, ids }) => (
              <ButtonLink key={section} href={compareHrefOf(section, ids, locale)}>
                {t(
                  section === 'accommodations'
                    ? 'compare.tray.openAccommodations'
                    : 'compare.tray.openUniversities',
                )}
              </ButtonLink>
            ))}
            {comparedSections.map((section) => (
              <ButtonLink key={section} look="secondary" href={href(section, locale)}>
                {t(`compare.empty.${section}`)}
              </ButtonLink>
            ))}
          </S.Ways>
        }
      />
    </L.Page>
  );
}
