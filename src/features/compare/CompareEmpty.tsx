import type { RefObject } from 'react';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import { EmptyState } from '@/components/EmptyState/EmptyState';
import * as L from '@/components/ListLayout/ListLayout';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import type { IgnoredParameter } from '@/features/listing/listingQuery';
import { IgnoredParameters } from '@/features/listing/IgnoredParameters';
import { compareHrefOf } from './comparisonQuery';
import { chosenIds, useCompared } from './compared';
import * as S from './CompareView.styles';
import { comparedSections } from './model';

interface CompareEmptyProps {
  ignored: IgnoredParameter[];
  /** Takes the focus after the last entry was removed. */
  heading?: RefObject<HTMLHeadingElement | null>;
}

/** Shown when there is nothing to compare: links to the listings and to the stored choice of this device. */
export function CompareEmpty({ ignored, heading }: CompareEmptyProps) {
  const { t, locale } = useI18n();
  const stored = chosenIds(useCompared());
  return (
    <L.Page>
      <L.PageHeader>
        <h1 ref={heading} tabIndex={-1}>
          {t('compare.title.none')}
        </h1>
      </L.PageHeader>
      <IgnoredParameters parameters={ignored} />
      <EmptyState
        title={t('compare.empty.title')}
        text={t('compare.empty.text')}
        action={
          <S.Links>
            {stored.map(({ section, ids }) => (
              <ButtonLink key={section} href={compareHrefOf(section, ids, locale)}>
                {t(`compare.tray.compare.${section}`)}
              </ButtonLink>
            ))}
            {comparedSections.map((section) => (
              <ButtonLink key={section} look="secondary" href={href(section, locale)}>
                {t(`compare.empty.${section}`)}
              </ButtonLink>
            ))}
          </S.Links>
        }
      />
    </L.Page>
  );
}
