import dynamic from 'next/dynamic';
import { Gallery } from '@/blocks/Gallery/Gallery';
import { Breadcrumbs } from '@/components/Breadcrumbs/Breadcrumbs';
import * as S from '@/components/DetailLayout/DetailLayout';
import { phoneWidth } from '@/components/Picture/phoneWidth';
import { StatusAlert } from '@/components/StatusAlert/StatusAlert';
import { useI18n } from '@/i18n/I18n';
import { browserOnly } from '@/lib/browserOnly';
import { WherePanel } from '@/map/WherePanel';
import { href } from '@/routing/href';
import { CompareToggle } from '@/features/compare/CompareToggle';
import { Heart } from '@/features/favourites/Heart';
import type { UniversityChoice } from '@/features/listing/model';
import { AddressLine } from '@/content/shared/AddressLine';
import { EmbedPart } from '@/content/shared/EmbedPart';
import { MoreCards } from '@/content/shared/MoreCards';
import { AccommodationCard } from './AccommodationCard';
import { Details } from './Details';
import { EnergyPanel } from './EnergyPanel';
import { Labels } from './Labels';
import { PriceBar } from './PriceBar';
import { PricePanel } from './PricePanel';
import { RulesPanel } from './RulesPanel';
import type { Accommodation } from './detail';

/** The first picture takes half of the page width, the others a quarter. */
const pictureSizes = {
  lead: `(min-width: 768px) min(46vw, 700px), ${phoneWidth}vw`,
  small: '(min-width: 768px) min(23vw, 348px), 31vw',
};

interface AccommodationViewProps {
  accommodation: Accommodation;
  /** Universities for the choice of a distance. */
  universities?: UniversityChoice[];
}

/** Rendered in the browser only, because it does not work without scripts. */
const Distance = browserOnly(
  dynamic(async () => (await import('@/features/distance/Distance')).Distance, {
    ssr: false,
  }),
);

/** Rendered in the browser only, because it does not work without scripts. */
const ShareOpener = browserOnly(
  dynamic(async () => (await import('@/features/listing/ShareOpener')).ShareOpener, {
    ssr: false,
  }),
);

/** Rendered in the browser only; without scripts the form at the page's end accepts reports too. */
const Report = browserOnly(
  dynamic(async () => (await import('@/features/feedback/Report')).Report, { ssr: false }),
);

/** The page of an accommodation: pictures, description, price, rules, contacts and related ones. */
export function AccommodationView({ accommodation, universities = [] }: AccommodationViewProps) {
  const { t, locale } = useI18n();
  const { title, address, image, gallery, availability, related } = accommodation;
  const { position, ownerName, verifiedOn, updatedAt } = accommodation;
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
        <S.Actions>
          <Heart entry={accommodation} look="pill" />
          <CompareToggle section="accommodations" entry={accommodation} />
          <ShareOpener title={title} />
        </S.Actions>
      </S.TitleRow>
      <Gallery
        items={image ? [{ kind: 'picture', image }, ...gallery] : gallery}
        sizes={pictureSizes}
        priority
      />
      <S.TwoColumns>
        <Details accommodation={accommodation} />
        <S.Aside aria-label={t('accommodations.detail.aside')}>
          {availability !== 'available' && (
            <StatusAlert
              tone={availability === 'busy' ? 'danger' : 'warning'}
              text={t(`accommodations.alert.${availability}`)}
            />
          )}
          <PricePanel accommodation={accommodation} />
          {position && (
            <WherePanel
              title={title}
              address={address}
              position={position}
              hue="accommodations"
              sign="house"
            >
              {universities.length > 0 && <Distance from={position} universities={universities} />}
            </WherePanel>
          )}
          <EmbedPart embed={accommodation.embed} />
          <RulesPanel accommodation={accommodation} />
          <EnergyPanel energy={accommodation.energy} />
          <S.Notes>
            {ownerName && <p>{t('accommodations.detail.owner', { name: ownerName })}</p>}
            {verifiedOn && <p>{t('accommodations.detail.verified', { date: verifiedOn.words })}</p>}
            {updatedAt && <p>{t('common.detail.updated', { date: updatedAt.words })}</p>}
          </S.Notes>
          {accommodation.href && <Report path={accommodation.href} />}
        </S.Aside>
      </S.TwoColumns>
      <MoreCards
        id="related"
        title={t('accommodations.detail.related')}
        all={{ href: list, title: t('accommodations.detail.all') }}
      >
        {related.map((other) => (
          <AccommodationCard key={other.id} accommodation={other} />
        ))}
      </MoreCards>
      <PriceBar accommodation={accommodation} />
    </S.Page>
  );
}
