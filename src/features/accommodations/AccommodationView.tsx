import { Gallery } from '@/blocks/Gallery/Gallery';
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs';
import { ButtonLink } from '@/components/ButtonLink/ButtonLink';
import * as S from '@/components/DetailLayout/DetailLayout';
import { Grid } from '@/components/Grid/Grid';
import { SectionHeading } from '@/components/SectionHeading/SectionHeading';
import { StatusAlert } from '@/components/StatusAlert/StatusAlert';
import { useI18n } from '@/i18n/I18n';
import { href } from '@/routing/href';
import { AddressLine } from '../pages/AddressLine';
import { AccommodationCard } from './AccommodationCard';
import { Details } from './Details';
import { EnergyPanel } from './EnergyPanel';
import { Labels } from './Labels';
import type { Accommodation } from './model';
import { PriceBar } from './PriceBar';
import { PricePanel } from './PricePanel';
import { RulesPanel } from './RulesPanel';
import { TermsPanel } from './TermsPanel';

/** The first picture takes half of the page, the others half of that. */
const pictureSizes = {
  lead: '(min-width: 768px) min(46vw, 700px), 92vw',
  small: '(min-width: 768px) min(23vw, 348px), 31vw',
};

/** One accommodation: pictures, story, price, rules, whom to ask, and others like it. */
export function AccommodationView({ accommodation }: { accommodation: Accommodation }) {
  const { t, format, locale } = useI18n();
  const { title, address, image, gallery, availability, related } = accommodation;
  const { ownerName, verifiedOn, updatedAt } = accommodation;
  const list = href('accommodations', locale);
  return (
    <S.Page>
      <Breadcrumbs
        label={t('common.breadcrumbs.label')}
        items={[
          { title: t('common.breadcrumbs.home'), href: href('home', locale) },
          { title: t('common.sections.accommodations'), href: list },
        ]}
      />
      <S.TitleRow>
        <h1>{title}</h1>
        <AddressLine address={address} />
        <Labels accommodation={accommodation} />
      </S.TitleRow>
      <Gallery
        items={image ? [{ kind: 'picture', image }, ...gallery] : gallery}
        sizes={pictureSizes}
        priority
      />
      <S.Two>
        <Details accommodation={accommodation} />
        <S.Aside aria-label={t('accommodations.detail.aside')}>
          {availability !== 'available' && (
            <StatusAlert
              tone={availability === 'busy' ? 'danger' : 'warning'}
              text={t(`accommodations.alert.${availability}`)}
            />
          )}
          <PricePanel accommodation={accommodation} />
          <TermsPanel accommodation={accommodation} />
          <RulesPanel accommodation={accommodation} />
          <EnergyPanel energy={accommodation.energy} />
          <S.Notes>
            {ownerName && <p>{t('accommodations.detail.owner', { name: ownerName })}</p>}
            {verifiedOn && (
              <p>{t('accommodations.detail.verified', { date: format.date(verifiedOn) })}</p>
            )}
            {updatedAt && <p>{t('common.detail.updated', { date: format.date(updatedAt) })}</p>}
          </S.Notes>
        </S.Aside>
      </S.Two>
      {related.length > 0 && (
        <S.Related aria-labelledby="related" data-print="hide">
          <SectionHeading
            id="related"
            action={
              <ButtonLink href={list} look="text">
                {t('accommodations.detail.all')}
              </ButtonLink>
            }
          >
            {t('accommodations.detail.related')}
          </SectionHeading>
          <Grid $rail>
            {related.map((other) => (
              <li key={other.id}>
                <AccommodationCard accommodation={other} />
              </li>
            ))}
          </Grid>
        </S.Related>
      )}
      <PriceBar accommodation={accommodation} />
    </S.Page>
  );
}
