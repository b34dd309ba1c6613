import { Gallery } from '@/blocks/Gallery/Gallery';
import { phoneWidth } from '@/components/Picture/phoneWidth';
import { StatusAlert } from '@/components/StatusAlert/StatusAlert';
import { Tag } from '@/components/Tag/Tag';
import { useI18n } from '@/i18n/I18n';
import { browserOnly } from '@/lib/browserOnly';
import { WherePanel } from '@/map/WherePanel';
import { href } from '@/routing/href';
import type { UniversityChoice } from '@/features/listing/model';
import { DetailFrame } from '@/content/shared/DetailFrame';
import { MoreCards } from '@/content/shared/MoreCards';
import { AccommodationCard } from './AccommodationCard';
import { Details } from './Details';
import { EnergyPanel } from './EnergyPanel';
import { PriceAmount } from './PriceAmount';
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
  universities?: UniversityChoice[];
}

const Distance = browserOnly(async () => (await import('@/features/distance/Distance')).Distance);

/** Without scripts the form at the page's end accepts reports too. */
const Report = browserOnly(async () => (await import('@/features/feedback/Report')).Report);

/** The page of an accommodation: pictures, description, price, rules, contacts and related ones. */
export function AccommodationView({ accommodation, universities = [] }: AccommodationViewProps) {
  const { t, locale } = useI18n();
  const { image, gallery, availability, price, related } = accommodation;
  const { position, ownerName, verifiedOn } = accommodation;
  return (
    <DetailFrame
      section="accommodations"
      detail={accommodation}
      lastLabel={
        accommodation.studentCardReserved && (
          <li data-hue="universities">
            <Tag icon="card">{t('accommodations.studentCard')}</Tag>
          </li>
        )
      }
      pictures={
        <Gallery
          items={image ? [{ kind: 'picture', image }, ...gallery] : gallery}
          sizes={pictureSizes}
          priority
        />
      }
      column={<Details accommodation={accommodation} />}
      aside={{
        label: t('accommodation.detail.aside'),
        panels: (
          <>
            <RulesPanel accommodation={accommodation} />
            <EnergyPanel energy={accommodation.energy} />
          </>
        ),
        notes: (
          <>
            {ownerName && <p>{t('accommodation.detail.owner', { name: ownerName })}</p>}
            {verifiedOn && <p>{t('accommodation.detail.verified', { date: verifiedOn.text })}</p>}
          </>
        ),
        end: accommodation.href && <Report path={accommodation.href} />,
      }}
      fact={price && <PriceAmount price={price} fees={accommodation.condominiumFees} />}
      after={
        <MoreCards
          id="related"
          title={t('accommodation.detail.related')}
          all={{ href: href('accommodations', locale), title: t('accommodation.detail.all') }}
        >
          {related.map((other) => (
            <AccommodationCard key={other.id} accommodation={other} />
          ))}
        </MoreCards>
      }
    >
      {availability !== 'available' && (
        <StatusAlert
          tone={availability === 'busy' ? 'danger' : 'warning'}
          text={t(`accommodations.alert.${availability}`)}
        />
      )}
      <PricePanel accommodation={accommodation} />
      <WherePanel section="accommodations" entry={accommodation}>
        {position && universities.length > 0 && (
          <Distance from={position} universities={universities} />
        )}
      </WherePanel>
    </DetailFrame>
  );
}
