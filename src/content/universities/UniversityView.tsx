import { useI18n } from '@/i18n/I18n';
import { AccommodationCard } from '@/content/accommodations/AccommodationCard';
import { DetailFrame } from '@/content/shared/DetailFrame';
import { FactsPanel } from '@/content/shared/FactsPanel';
import { MoreCards } from '@/content/shared/MoreCards';
import { ServiceCard } from '@/content/services/ServiceCard';
import { WherePanel } from '@/map/WherePanel';
import type { University } from './detail';

/** The page of a university: description, location, contacts, and services and homes nearby. */
export function UniversityView({ university }: { university: University }) {
  const { t } = useI18n();
  const minutes = (count: number) => t('universities.near.walking', { count });
  return (
    <DetailFrame
      section="universities"
      detail={university}
      after={
        <>
          <MoreCards
            hue="services"
            id="near-services"
            title={t('universities.near.services')}
            all={{ href: university.servicesHref, title: t('universities.near.allServices') }}
          >
            {university.services.map(({ entry, walking }) => (
              <ServiceCard key={entry.id} service={entry} travelTime={minutes(walking)} />
            ))}
          </MoreCards>
          <MoreCards
            hue="accommodations"
            id="near-homes"
            title={t('universities.near.homes')}
            all={{ href: university.homesHref, title: t('universities.near.allHomes') }}
          >
            {university.homes.map(({ entry, walking }) => (
              <AccommodationCard
                key={entry.id}
                accommodation={entry}
                travelTime={minutes(walking)}
              />
            ))}
          </MoreCards>
        </>
      }
    >
      <FactsPanel detail={university} />
      <WherePanel section="universities" entry={university} />
    </DetailFrame>
  );
}
